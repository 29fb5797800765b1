import type { RoundPairing } from '../pairing-system.js'
import type { PlayerId } from '../tournament.js'
import type { ActOf } from './act.js'
import { entriesByNumber } from './pairing-numbers.js'
import type { EntryId, TournamentState } from './state.js'

/**
 * Makes the act that records a pairing of a pairing system. Pairing systems use pairing numbers,
 * the record uses entries.
 */
export function actOfPairing(
  state: TournamentState,
  pairing: RoundPairing & { readonly rests?: readonly PlayerId[] },
): ActOf<'pair'> {
  const entries = entriesByNumber(state)
  const entry = (id: PlayerId): EntryId => entries[id - 1]?.id ?? 0
  const { round, games, bye, rests = [] } = pairing
  return {
    act: 'pair',
    round,
    games: games.map(({ white, black }) => ({ white: entry(white), black: entry(black) })),
    bye: bye === null ? null : entry(bye),
    ...(rests.length > 0 && { rests: rests.map(entry) }),
  }
}
