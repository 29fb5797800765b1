import { type Color, opposite } from '@jadoube/chess'
import type { Envelope } from './envelope.js'

/** A game that is being adjourned, is adjourned, or has been. */
export interface Adjournment {
  /**
   * `ordered`: the arbiter has told the player to seal. `sealed`: the move is sealed and the clock
   * stopped. `opened`: the envelope was opened.
   */
  readonly stage: 'ordered' | 'sealed' | 'opened'
  readonly sealer: Color
  /** When the session ends, and when play resumes, counted from the scheduled start. */
  readonly sessionEnds: number | null
  readonly resumes: number | null
  /**
   * When the draw offer was made that was open when the clock was stopped. A later offer stays
   * valid during the break (I.4).
   */
  readonly offeredAt: number | null
  /** The envelope that the arbiter keeps. */
  readonly envelope: Envelope | null
  /** Whether the envelope is missing (I.12). */
  readonly lost: boolean
  /**
   * Whether the player who must reply was absent and their clock was started with the envelope
   * closed (I.9.2).
   */
  readonly replierTimed: boolean
  /** The reply sealed for an absent player (I.9.3). */
  readonly reply: Envelope | null
  /** The content of the last opened envelope, and whose move it is. */
  readonly read: { readonly by: Color; readonly text: string } | null
  /** The number of moves of each player when play resumed. */
  readonly moves: Readonly<Record<Color, number>> | null
}

/** The player who must reply to the sealed move. */
export const replierOf = ({ sealer }: Adjournment): Color => opposite(sealer)

/**
 * Whether this player has been told to seal, so that a move on the board is sealed and not played
 * (I.1.1).
 */
export const mustSeal = (
  {
    proceedings: { adjournment },
    turn,
  }: {
    readonly proceedings: { readonly adjournment: Adjournment | null }
    readonly turn: Color
  },
  by: Color,
): boolean => adjournment !== null && adjournment.stage === 'ordered' && turn === by
