import type { EventOverview, PlayersView } from '@jadoube/protocol'
import { useMemo } from 'preact/hooks'
import type { Seat } from './api.js'
import { byEntry, type Players } from './shown.js'
import { useView } from './use-view.js'

export interface ShownTournament {
  readonly overview: EventOverview
  readonly players: Players
  readonly look: () => void
}

/** The tournament of an event; 'none' where it has single rounds only, null until that is known. */
export function useTournament({ event, secret }: Seat): ShownTournament | 'none' | null {
  const overview = useView<EventOverview>(`/api/events/${event}/overview`, secret)
  const isThere = overview.value !== null
  const listed = useView<PlayersView>(isThere ? `/api/events/${event}/players` : null, secret)
  const players = useMemo(() => byEntry(listed.value?.players ?? []), [listed.value])
  if (overview.value === null || listed.value === null) {
    return overview.fault?.code === 'no-tournament' ? 'none' : null
  }
  const look = () => {
    overview.look()
    listed.look()
  }
  return { overview: overview.value, players, look }
}
