import type { EventOverview, PlayersView } from '@jadoube/protocol'
import { useMemo } from 'preact/hooks'
import { useView } from '../net/use-view.js'
import type { Seat } from './api.js'
import { byEntry, type Players } from './players.js'

export interface ShownTournament {
  readonly overview: EventOverview
  readonly players: Players
  readonly refresh: () => void
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
  const isLoaded = overview.value !== null
  const playersView = useView<PlayersView>(isLoaded ? `/api/events/${event}/players` : null, secret)
  const players = useMemo(() => byEntry(playersView.value?.players ?? []), [playersView.value])
  if (has === false) return 'none'
  if (overview.value === null || playersView.value === null) return null
  const refresh = () => {
    overview.refresh()
    playersView.refresh()
  }
  return { overview: overview.value, players, refresh }
}
