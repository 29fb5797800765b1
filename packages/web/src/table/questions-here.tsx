import type { GameState, Question, RuledOption } from '@jadoube/laws'
import { claimName } from '../account/claim-name.js'
import { RuleLink } from '../account/rule-link.js'
import { telling } from '../account/telling.js'
import type { LocalGame } from '../game/local-game.js'
import { inLetters, words } from '../i18n/language.js'

/** What play waits for; what need not be answered now is not asked of players who have no arbiter. */
export const waitingQuestion = ({ questions }: GameState): Question | undefined =>
  questions.find(({ holds, standing }) => holds && standing === null)

/** Without an arbiter the two players are asked one plain question, and each answer says what it does. */
export function OpenQuestionHere({
  game,
  asked,
}: {
  readonly game: LocalGame
  readonly asked: Question
}) {
  const options = asked.options.filter((each): each is RuledOption => 'verdict' in each)
  return (
    <div class="offer">
      <p class="ruling own offer-said">
        {claimName(asked.claim)}{' '}
        <RuleLink
          rule={asked.rule}
          article={asked.article}
          edition={game.table.value.header.laws}
        />
      </p>
      {options.map(option => (
        <button
          key={`${option.verdict}${option.effect}`}
          type="button"
          class="button"
          onClick={() => answerTogether(game, asked, option)}
        >
          {effectName(option)}
        </button>
      ))}
    </div>
  )
}

function effectName({ effect }: RuledOption): string {
  const own = telling.value?.wording.effects[effect]
  const name = own === undefined ? (words().table.effects[effect] ?? effect) : inLetters(own)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Both sit at this device, and both have seen the answer. */
function answerTogether(
  game: LocalGame,
  asked: Question,
  { verdict, points, move, meaning, version }: RuledOption,
): void {
  const act = {
    act: 'rule',
    claim: asked.claim,
    verdict,
    ...(asked.player !== null && { player: asked.player }),
    ...(points !== undefined && { points }),
    ...(move !== undefined && { move }),
    ...(meaning !== undefined && { meaning }),
    ...(version !== undefined && { version }),
  }
  for (const by of ['white', 'black', 'arbiter'] as const) {
    const isOpen = game.state.value.questions.some(
      ({ claim, player }) => claim === asked.claim && player === asked.player,
    )
    if (isOpen) game.perform(by, act)
  }
}
