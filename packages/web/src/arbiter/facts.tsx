import { displayTime, type Millis } from '@jadoube/clock'
import type { Facts } from '@jadoube/laws'
import { words } from '../i18n/language.js'

/** Facts that are times of a clock, or lengths of time. */
const times: ReadonlySet<string> = new Set([
  'white',
  'black',
  'whiteThen',
  'blackThen',
  'by',
  'illegalMoveAt',
  'flagFellAt',
])

function written(name: string, value: Facts[string]): string {
  const { arbiter: t, frame, table } = words()
  if (typeof value === 'boolean') return value ? t.isSo : t.isNotSo
  if (typeof value === 'number') {
    if (name === 'from' || name === 'until') return new Date(value).toLocaleTimeString()
    return times.has(name) ? displayTime(value as Millis) : String(value)
  }
  if (typeof value !== 'string') return value.map(each => written(name, each)).join(', ')
  if (value === 'white' || value === 'black') return frame[value]
  if (name === 'penalty') return table.penaltyNames[value as 'warning'] ?? value
  return t.factValues[value] ?? value
}

/** What the program has proved, for the arbiter to judge from. */
export function FactList({ facts }: { readonly facts: Facts }) {
  const { arbiter: t } = words()
  const entries = Object.entries(facts)
  if (entries.length === 0) return null
  return (
    <dl class="facts">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{t.facts[name] ?? name}</dt>
          <dd>{written(name, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
