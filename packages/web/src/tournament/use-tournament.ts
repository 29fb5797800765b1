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
  const pathOf = (what: string) => (has === true ? `/api/events/${event}/${what}` : null)
  const overview = useView<EventOverview>(pathOf('overview'), secret)
  const playersView = useView<PlayersView>(pathOf('players'), secret)
  const players = useMemo(() => byEntry(playersView.value?.players ?? []), [playersView.value])
  if (has === false) return 'none'
  if (overview.value === null || playersView.value === null) return null
  const refresh = () => {
    overview.refresh()
    playersView.refresh()
  }
  return { overview: overview.value, players, refresh }
}
