import type { GameRow } from '@jadoube/protocol'
import { words } from '../i18n/language.js'
import { hourOrDay } from '../i18n/time-of-day.js'

/** Shows officials who reported the result of a game and when. */
export function ReportedBy({ game: { result, reported, source } }: { readonly game: GameRow }) {
  const { tournament: t, seat } = words()
  if (reported === undefined || result === null) return null
  const { at, role, name, corrected } = reported
  const who =
    name ??
    (role === 'organiser' || role === 'arbiter'
      ? seat.roles[role]
      : source === undefined
        ? ''
        : t.sources[source])
  return (
    <small class="t-reported quiet">
      {[who, hourOrDay(at), ...(corrected ? [t.corrected] : [])].join(' · ')}
    </small>
  )
}
