import type { SquareName } from '@jadoube/chess'
import type { ActReport } from '../report.js'
import type { PieceLetter } from '../sensor.js'
import type { Successor } from './legal-handling.js'

/** A piece that is off its square. */
export interface HeldPiece {
  readonly from: SquareName
  readonly letter: PieceLetter
  readonly at: number
  readonly wasMissed: boolean
  /**
   * It is not clear yet in whose hand it is: an opponent's piece that was lifted before an own
   * piece.
   */
  isUndecided: boolean
  /** It came from beside the board. */
  readonly isNew?: boolean
  /** It stood on another square before and was lifted from there again. */
  readonly earlierRest?: EarlierRest
}

/** A placing that may not have been final: the hand may still have been on the piece. */
export interface EarlierRest {
  readonly resting: RestingPiece
  readonly candidate: Successor | null
  readonly at: number
}

/** The piece that was put down last. What happens next shows whether it was released. */
export interface RestingPiece {
  readonly piece: HeldPiece
  readonly to: SquareName
  readonly at: number
  /** The piece whose square it took. */
  readonly captured: HeldPiece | null
  readonly acts: readonly ActReport[]
  /** A king in the centre, where it cannot legally go: perhaps the sign that the game is over. */
  readonly isSignal: boolean
}

/** A piece that was put down although no lift was seen: that message was lost. */
export interface UnexplainedPiece {
  readonly to: SquareName
  readonly letter: PieceLetter | null
  readonly at: number
}
