import type { Millis } from '@jadoube/clock'

/** What keeps a bad sealed move from losing. */
export type SealedMoveException =
  | 'game-already-over'
  | 'opponent-cannot-mate'
  | 'dead-position'
  | 'fivefold'
  | 'seventy-five-moves'

/** Guidelines I (2009: Guidelines 1–13): adjourned games. All times in milliseconds. */
export interface AdjournedParameters {
  /** How late a player may come to the resumption: a fixed time, or the default time. */
  readonly resumptionTimeMs: Millis | 'default-time'
  /** The arbiter may decide otherwise for a player late at resumption. */
  readonly arbiterMaySpareLateAtResumption: true
  /** Regulations may set another time for the resumption. */
  readonly regulationsMaySetResumptionTime: true | null
  /** What still counts for a sealer who comes too late. */
  readonly lateSealer: 'mate-stalemate-dead-or-flag' | 'any-conclusion-by-the-sealed-move'
  /** Nobody there at resumption. */
  readonly bothAbsentAtResumption: 'replier-loses-time-until-he-arrives'
  /** The draw offer that is noted on the envelope. */
  readonly envelopeOffer: 'current'
  /** A wrong clock setting that is found too late at resumption is corrected ... */
  readonly wrongClockAtResumption: 'if-consequences-too-severe' | 'if-arbiter-decides'
  /** The times of a resumption session that are announced. */
  readonly sessionAnnounced: readonly ('start' | 'end')[]
  /** What keeps an ambiguous, unclear or illegal sealed move from losing. */
  readonly sealedMoveExceptions: readonly SealedMoveException[]
  /** Where the sealed move is written. */
  readonly sealedMoveWrittenOn: 'own-scoresheet' | 'paper-scoresheet'
  /** The envelope may be opened to see whether the sealed move ends the game, replier absent. */
  readonly sealedMoveTested: 'once-replier-is-late' | 'only-before-replier'
  /** A reply sealed for an absent sealer is judged like a sealed move. */
  readonly sealedReply: 'as-a-sealed-move' | 'arbiter-decides'
  /** Whether the Guidelines belong to the Laws or are recommended. */
  readonly guidelines: 'with-the-laws' | 'recommended'
}
