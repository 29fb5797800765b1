import type { EditionId, Reason, ResultText } from '@jadoube/laws'
import { useState } from 'preact/hooks'
import type { Outcome } from '../account/outcome.js'
import { resultText } from '../account/result-text.js'
import { RuleLink } from '../account/rule-link.js'
import { lazy } from '../frame/lazy.js'
import { Sheet } from '../frame/sheet.js'
import { type Ruling, rulingShown, rulingsOf } from '../game/rulings.js'
import { words } from '../i18n/language.js'
import { WithGerman } from '../i18n/with-german.js'

/** The explanations are loaded when somebody asks why. */
const RuleReasons = lazy(async () => (await import('../account/rule-reasons.js')).RuleReasons)

export interface ShownResult {
  readonly text: ResultText
  readonly reason: Reason
  readonly rule?: string | null | undefined
  readonly article?: string | null | undefined
}

/**
 * The ruling in one sentence with its article. *Why* unfolds the rest. The result stays while the
 * game is on the table.
 */
export function Rulings({
  edition,
  result,
  outcome,
  turned = false,
}: {
  readonly edition: EditionId
  readonly result: ShownResult | null
  readonly outcome: Outcome | null
  readonly turned?: boolean
}) {
  const t = words().table
  const [isUnfolded, setUnfolded] = useState(false)
  const rulings = outcome === null ? [] : rulingsOf(outcome)
  const first = outcome === null ? undefined : rulingShown(outcome, rulings)
  if (result === null && first === undefined) return null
  const rules = [...new Set([result?.rule, ...rulings.map(({ rule }) => rule)])].filter(
    rule => rule != null,
  )
  const why = (rulings.length > 1 || rules.length > 0) && (
    <button type="button" class="why" onClick={() => setUnfolded(true)}>
      {t.why}
    </button>
  )
  return (
    <>
      {result === null ? (
        <p class={first === undefined ? 'ruling' : rulingClass(first)}>
          {first !== undefined && <OneRuling ruling={first} edition={edition} />} {why}
        </p>
      ) : (
        <div class="ruling result">
          <p class="score">{resultText(result.text)}</p>
          <p>
            {capital(t.reasons[result.reason])}.{' '}
            <RuleLink
              rule={result.rule ?? null}
              article={result.article ?? null}
              edition={edition}
            />{' '}
            {why}
          </p>
        </div>
      )}
      {isUnfolded && (
        <Sheet title={t.why} turned={turned} onClose={() => setUnfolded(false)}>
          <ul class="reasons">
            {rulings.map((ruling, index) => (
              <li key={`${index}${ruling.text}`}>
                <OneRuling ruling={ruling} edition={edition} />
              </li>
            ))}
          </ul>
          <RuleReasons rules={rules} edition={edition} />
        </Sheet>
      )}
    </>
  )
}

/**
 * A text of more than two lines on a phone is smaller there, so that clock and buttons keep their
 * space.
 */
const longText = 80

const rulingClass = ({ isRefusal, text }: Ruling): string =>
  ['ruling', isRefusal && 'refusal', text.length > longText && 'long'].filter(Boolean).join(' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function OneRuling({ ruling, edition }: { readonly ruling: Ruling; readonly edition: EditionId }) {
  return (
    <>
      <WithGerman text={ruling.text} /> <RuleLink {...ruling} edition={edition} />
    </>
  )
}
