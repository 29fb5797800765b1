import type { EventOverview, PlayersView } from '@jadoube/protocol'
import { useMemo } from 'preact/hooks'
import { useView } from '../net/use-view.js'
import type { Seat } from './api.js'
import { byEntry, type Players } from './shown.js'

export interface ShownTournament {
  readonly overview: EventOverview
  readonly players: Players
  readonly look: () => void
}

/**
 * The tournament of an event. 'none' if it has single rounds only, null until that is known. `has`
 * is what the event says about itself, so that nothing missing is requested.
 */
export function useTournament(
  { event, secret }: Seat,
  has: boolean | undefined,
): ShownTournament | 'none' | null {
  const path = has === true ? `/api/events/${event}/overview` : null
  const overview = useView<EventOverview>(path, secret)
  const isThere = overview.value !== null
  const listed = useView<PlayersView>(isThere ? `/api/events/${event}/players` : null, secret)
  const players = useMemo(() => byEntry(listed.value?.players ?? []), [listed.value])
  if (has === false) return 'none'
  if (overview.value === null || listed.value === null) return null
  const look = () => {
    overview.refresh()
    listed.refresh()
  }
  return { overview: overview.value, players, look }
}
