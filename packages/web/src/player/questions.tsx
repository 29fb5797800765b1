import { RuleLink } from '../account/rule-link.js'
import { openQuestion, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { questionSaid } from './said.js'

const verdicts = ['correct', 'incorrect'] as const

/**
 * What waits for a decision. Without an arbiter the two players answer, and a question is settled once they
 * say the same.
 */
export function Questions({ game }: { readonly game: SeatGame }) {
  const { table } = words()
  const open = openQuestion(game)
  const { laws, header } = game.table.value
  if (open === undefined) return null
  const { claim = '' } = open
  const together = laws.rules.unansweredQuestions === 'players-agree'
  const rule = typeof open.rule === 'string' ? open.rule : null
  const article = typeof open.article === 'string' ? open.article : null
  return (
    <div class="before-start">
      <p>
        {questionSaid(game)} <RuleLink rule={rule} article={article} edition={header.laws} />
      </p>
      {together &&
        verdicts.map(verdict => (
          <button
            key={verdict}
            type="button"
            class="button"
            onClick={() => game.send({ act: 'rule', claim, verdict })}
          >
            {table.verdicts[verdict]}
          </button>
        ))}
    </div>
  )
}
