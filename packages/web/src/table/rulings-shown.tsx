import type { EditionId, GameState } from '@jadoube/laws'
import { words } from '../i18n/language.js'
import { outcome } from './game.js'
import { type Ruling, resultText, rulingsOf } from './rulings.js'

/** The last ruling, where it was read; the result stays for as long as the game lies on the table. */
export function Rulings({
  edition,
  state,
}: {
  readonly edition: EditionId
  readonly state: GameState
}) {
  const t = words()
  const rulings = outcome.value === null ? [] : rulingsOf(outcome.value)
  const { result } = state
  if (result !== null) {
    const before = rulings.filter(ruling => !ruling.isRefusal).slice(0, -1)
    return (
      <div class="ruling result">
        <p class="score">{resultText(result.text)}</p>
        <p>
          {before.map(ruling => `${ruling.text} `)}
          {capital(t.table.reasons[result.reason])}.{' '}
          <RuleLink rule={result.rule ?? null} article={result.article ?? null} edition={edition} />
        </p>
      </div>
    )
  }
  if (rulings.length === 0) return null
  return (
    <p class={rulings.every(each => each.isRefusal) ? 'ruling refusal' : 'ruling'}>
      {merged(rulings).map(ruling => (
        <span key={ruling.text}>
          {ruling.text} <RuleLink {...ruling} edition={edition} />{' '}
        </span>
      ))}
    </p>
  )
}

/** One article after several sentences that rest on it is enough. */
function merged(rulings: readonly Ruling[]): readonly Ruling[] {
  return rulings.map((ruling, index) =>
    ruling.article !== null && rulings[index + 1]?.article === ruling.article
      ? { ...ruling, article: null }
      : ruling,
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function RuleLink({
  rule,
  article,
  edition,
}: {
  readonly rule: string | null
  readonly article: string | null
  readonly edition: EditionId
}) {
  if (rule === null || article === null) return null
  return (
    <a
      class="article"
      href={`/laws/${rule}?edition=${edition}`}
      target="_blank"
      rel="noopener"
      title={words().table.toRule}
    >
      {article}
    </a>
  )
}
