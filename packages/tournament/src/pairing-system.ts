import type { Attempt } from './attempt.js'
import type { PlayerId, Tournament } from './tournament.js'

/** A way to pair the coming round. Every system has this shape; a tournament names the one it uses. */
export interface PairingSystem<P extends RoundPairing = RoundPairing> {
  /** As in record 192 of a tournament report file. */
  readonly code: string
  pair(tournament: Tournament): Attempt<P, PairingFault>
}

export interface RoundPairing {
  readonly round: number
  /** In the order of the boards. */
  readonly games: readonly Game[]
  /** Who gets the pairing-allocated bye. */
  readonly bye: PlayerId | null
}

export interface Game {
  readonly white: PlayerId
  readonly black: PlayerId
}

/** Why the round cannot be paired. */
export interface PairingFault {
  readonly code: 'nobody-to-pair' | 'pairing-impossible'
  /** What cannot be met; null where several requirements together are too much. */
  readonly criterion: 'C1' | 'C2' | 'C3' | 'forbidden' | null
  /** Of these players at least one is left without an opponent, or would get a bye that they may not get. */
  readonly players: readonly PlayerId[]
}
