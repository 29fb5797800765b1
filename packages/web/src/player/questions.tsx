import type { RuledOption } from '@jadoube/laws'
import { answerLabel } from '../account/effect-name.js'
import { RuleLink } from '../account/rule-link.js'
import { answerAct } from '../game/answer-act.js'
import { openQuestion, type SeatGame } from '../game/remote-game.js'
import { questionText } from './spoken-texts.js'

/**
 * What waits for a decision. Without an arbiter the players answer, and a question is settled once
 * they give the same answer.
 */
export function Questions({ game }: { readonly game: SeatGame }) {
  const open = openQuestion(game)
  const { laws, header } = game.table.value
  if (open === undefined) return null
  const playersAgree = laws.rules.unansweredQuestions === 'players-agree'
  const question = game.questions.value.find(({ claim }) => claim === open.claim)
  const options = question?.options.filter((each): each is RuledOption => 'verdict' in each)
  const rule = typeof open.rule === 'string' ? open.rule : null
  const article = typeof open.article === 'string' ? open.article : null
  return (
    <div class="before-start">
      <p>
        {questionText(game)} <RuleLink rule={rule} article={article} edition={header.laws} />
      </p>
      {playersAgree &&
        question !== undefined &&
        options?.map(option => (
          <button
            key={JSON.stringify(option)}
            type="button"
            class="button"
            onClick={() => game.send(answerAct(question, option))}
          >
            {answerLabel(option)}
          </button>
        ))}
    </div>
  )
}
