import type { GameState, Question, RuledOption } from '@jadoube/laws'
import { claimName } from '../account/claim-name.js'
import { answerLabel } from '../account/effect-name.js'
import { RuleLink } from '../account/rule-link.js'
import { answerAct } from '../game/answer-act.js'
import type { LocalGame } from '../game/local-game.js'

/**
 * The question that play waits for. Questions that need no answer now are not put to players
 * without an arbiter.
 */
export const blockingQuestion = ({ questions }: GameState): Question | undefined =>
  questions.find(({ holds, standing }) => holds && standing === null)

/** Without an arbiter the players get one plain question, and each answer says what it does. */
export function TableQuestion({
  game,
  question,
}: {
  readonly game: LocalGame
  readonly question: Question
}) {
  const options = question.options.filter((each): each is RuledOption => 'verdict' in each)
  return (
    <div class="offer">
      <p class="ruling own offer-text">
        {claimName(question.claim)}{' '}
        <RuleLink
          rule={question.rule}
          article={question.article}
          edition={game.table.value.header.laws}
        />
      </p>
      {options.map(option => (
        <button
          key={JSON.stringify(option)}
          type="button"
          class="button"
          onClick={() => answerTogether(game, question, option)}
        >
          {answerLabel(option)}
        </button>
      ))}
    </div>
  )
}

/** Both players are at this device and have seen the answer. */
function answerTogether(game: LocalGame, question: Question, option: RuledOption): void {
  const act = answerAct(question, option)
  for (const by of ['white', 'black', 'arbiter'] as const) {
    const isOpen = game.state.value.questions.some(
      ({ claim, player }) => claim === question.claim && player === question.player,
    )
    if (isOpen) game.perform(by, act)
  }
}
