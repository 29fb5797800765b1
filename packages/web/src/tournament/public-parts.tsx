import type { Seat } from './api.js'
import { CrosstablePart } from './crosstable-part.js'
import { PlayersPart } from './players-part.js'
import { ResultsPart } from './results-part.js'
import { StandingsPart } from './standings-part.js'
import type { ShownTournament } from './use-tournament.js'

/** One part of an event, for everybody. */
export function PublicParts({
  seat,
  part,
  shown,
}: {
  readonly seat: Seat
  readonly part: 'results' | 'standings' | 'crosstable' | 'players'
  readonly shown: ShownTournament
}) {
  const { overview, players, refresh } = shown
  const common = { seat, overview, players }
  switch (part) {
    case 'results':
      return <ResultsPart {...common} />
    case 'standings':
      return <StandingsPart {...common} />
    case 'crosstable':
      return <CrosstablePart {...common} />
    case 'players':
      return <PlayersPart {...common} onDone={refresh} />
  }
}
