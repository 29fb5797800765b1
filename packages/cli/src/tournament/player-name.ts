import type { TournamentReport } from '@jadoube/tournament'
import { printable } from '../printable.js'

/** The name of the player with this pairing number, safe for a terminal. */
export function playerName({ tournament }: TournamentReport, id: number): string {
  return printable(tournament.players[id - 1]?.name ?? '')
}
