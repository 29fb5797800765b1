import { displayTime, type Millis } from '@jadoube/clock'
import type { FactName, Facts, FactValue } from '@jadoube/laws'
import { useEffect } from 'preact/hooks'
import { claimName } from '../account/claim-name.js'
import { resultText } from '../account/result-text.js'
import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import { type FactWords, factWords, fetchFactWords } from './fact-words.js'

/** Facts that are clock times or durations. */
const times: ReadonlySet<FactName> = new Set([
  'white',
  'black',
  'whiteThen',
  'blackThen',
  'whiteShown',
  'blackShown',
  'by',
  'illegalMoveAt',
  'flagFellAt',
  'claimantLeft',
  'opponentLeft',
  'left',
  'lost',
  'ms',
])

/** Writes the value of a fact for people. */
export function factText(name: FactName, value: FactValue, known: FactWords): string {
  const { values } = known
  const { arbiter: t, frame, table } = words()
  if (typeof value === 'boolean') return value ? t.isSo : t.isNotSo
  if (typeof value === 'number') {
    if (name === 'from' || name === 'until') {
      return timeOfDay(value)
    }
    return times.has(name) ? displayTime(value as Millis) : String(value)
  }
  if (typeof value !== 'string') {
    return value.map(each => factText(name, each, known)).join(', ') || '–'
  }
  if (value === 'white' || value === 'black') return frame[value]
  if (value === 'yes' || value === 'no') return value === 'yes' ? t.isSo : t.isNotSo
  if (name === 'penalty') return table.penaltyNames[value as 'warning'] ?? value
  if (name === 'reason' || name === 'ending') return table.reasons[value as 'flag-fall'] ?? value
  if (name === 'result' || isSigned(name, value)) return resultText(value as '1-0')
  if (name === 'claim' || name === 'against') return values[value] ?? claimName(value)
  if (name === 'what') return t.sights[value as 'advice'] ?? values[value] ?? value
  return values[value] ?? value
}

/** Writes the name of a fact. */
export const factLabel = (name: FactName, value: FactValue, { labels }: FactWords): string =>
  isSigned(name, value) ? words().frame[name] : labels[name]

/**
 * `white` and `black` are clock times, except when the players have signed different results (8.7).
 */
const isSigned = (name: FactName, value: FactValue): name is 'white' | 'black' =>
  (name === 'white' || name === 'black') && typeof value === 'string'

/** The facts proved by the program, as a basis for the arbiter's decision. */
export function FactList({ facts }: { readonly facts: Facts }) {
  useEffect(fetchFactWords, [])
  const entries = Object.entries(facts) as [FactName, FactValue][]
  const known = factWords.value
  if (entries.length === 0 || known === null) return null
  return (
    <dl class="facts">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{factLabel(name, value, known)}</dt>
          <dd>{factText(name, value, known)}</dd>
        </div>
      ))}
    </dl>
  )
}
