import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import type { Connection } from '../net/connection.js'

/** Said quietly, and only while there is something to say. */
export function ConnectionLine({ connection }: { readonly connection: Connection }) {
  const { seat: t } = words()
  return (
    <p class="connection small" role="status">
      {connection.state.value === 'lost' ? t.lost : ''}
    </p>
  )
}

/** On a desk, where somebody relies on the clocks: since when the server has stood still or is away. */
export function StandstillLine({ connection }: { readonly connection: Connection }) {
  const { hall } = words()
  const since = connection.silentSince.value
  if (since === null) return null
  return (
    <p class="error" role="alert">
      {hall.desk.silent(timeOfDay(since))}
    </p>
  )
}
