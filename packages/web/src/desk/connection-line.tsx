import { words } from '../i18n/language.js'
import { timeOfDay } from '../i18n/time-of-day.js'
import type { Connection } from '../net/connection.js'

/** Tells when the connection is lost. */
export function ConnectionLine({ connection }: { readonly connection: Connection }) {
  const { seat: t } = words()
  return (
    <p class="connection small" role="status">
      {connection.state.value === 'lost' ? t.lost : ''}
    </p>
  )
}

/** Tells on a desk, where people rely on the clocks, since when the server has not responded. */
export function SilentServerLine({ connection }: { readonly connection: Connection }) {
  const { hall } = words()
  const since = connection.silentSince.value
  if (since === null) return null
  return (
    <p class="error" role="alert">
      {hall.desk.silent(timeOfDay(since))}
    </p>
  )
}
