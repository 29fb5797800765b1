import type { Millis } from '@jadoube/clock'

/** What prevents a bad sealed move from losing. */
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
  /** The arbiter may decide otherwise for a player who is late at the resumption. */
  readonly arbiterMaySpareLateAtResumption: true
  /** Regulations may set another time for the resumption. */
  readonly regulationsMaySetResumptionTime: true | null
  /** What still counts for a player who sealed and comes too late. */
  readonly lateSealer: 'mate-stalemate-dead-or-flag' | 'any-conclusion-by-the-sealed-move'
  /** What happens if nobody is present at the resumption. */
  readonly bothAbsentAtResumption: 'replier-loses-time-until-he-arrives'
  /** The draw offer that is noted on the envelope. */
  readonly envelopeOffer: 'current'
  /** When a wrong clock setting found too late at the resumption is corrected. */
  readonly wrongClockAtResumption: 'if-consequences-too-severe' | 'if-arbiter-decides'
  /** The times of a resumption session that must be announced. */
  readonly sessionAnnounced: readonly ('start' | 'end')[]
  /** What prevents an ambiguous, unclear or illegal sealed move from losing. */
  readonly sealedMoveExceptions: readonly SealedMoveException[]
  /** Where the sealed move is written. */
  readonly sealedMoveWrittenOn: 'own-scoresheet' | 'paper-scoresheet'
  /**
   * When the envelope may be opened to see whether the sealed move ends the game, if the player who
   * must reply is absent.
   */
  readonly sealedMoveTested: 'once-replier-is-late' | 'only-before-replier'
  /** How a reply sealed for an absent player is judged. */
  readonly sealedReply: 'as-a-sealed-move' | 'arbiter-decides'
  /** Whether the Guidelines are part of the Laws or only recommended. */
  readonly guidelines: 'with-the-laws' | 'recommended'
}
