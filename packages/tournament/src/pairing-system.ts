import type { Attempt } from './attempt.js'
import type { PlayerId, Tournament } from './tournament.js'

/** A pairing system: it pairs the coming round of a tournament. */
export interface PairingSystem<P extends RoundPairing = RoundPairing> {
  /** The code in record 192 of a tournament report file. */
  readonly code: string
  pair(tournament: Tournament): Attempt<P, PairingFault>
}

/** The pairing of one round. */
export interface RoundPairing {
  readonly round: number
  /** The games in the order of the boards. */
  readonly games: readonly Game[]
  /** The player who gets the pairing-allocated bye. */
  readonly bye: PlayerId | null
}

/** Two players who meet, with their colours. */
export interface Game {
  readonly white: PlayerId
  readonly black: PlayerId
}

/** Why a round cannot be paired. */
export interface PairingFault {
  readonly code: 'nobody-to-pair' | 'pairing-impossible'
  /**
   * The requirement that cannot be met; null if only several requirements together are impossible.
   */
  readonly criterion: 'C1' | 'C2' | 'C3' | 'forbidden' | null
  /**
   * At least one of these players would have no opponent, or would get a bye that they may not get.
   */
  readonly players: readonly PlayerId[]
}
