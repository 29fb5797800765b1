import { type Color, opposite } from '@jadoube/chess'
import type { Envelope } from './envelope.js'

/** A game that is being adjourned, is adjourned, or has been. */
export interface Adjournment {
  /** The arbiter has told them to seal; the move is sealed and the clock stopped; the envelope was opened. */
  readonly stage: 'ordered' | 'sealed' | 'opened'
  readonly sealer: Color
  /** When the session ends and when play resumes, counted from the scheduled start. */
  readonly sessionEnds: number | null
  readonly resumes: number | null
  /** When the offer was made that was open when the clock was stopped; a later one outlasts the break (I.4). */
  readonly offeredAt: number | null
  /** In the arbiter's keeping. */
  readonly envelope: Envelope | null
  /** The envelope has disappeared (I.12). */
  readonly lost: boolean
  /** The replier was not there, and their clock was started with the envelope closed (I.9.2). */
  readonly replierTimed: boolean
  /** The reply that the replier sealed for a sealer who was not there (I.9.3). */
  readonly reply: Envelope | null
  /** What was read from the envelope that was opened last, and whose move it is. */
  readonly read: { readonly by: Color; readonly text: string } | null
  /** How many moves each had made when play resumed. */
  readonly moves: Readonly<Record<Color, number>> | null
}

/** The player who must reply to the sealed move. */
export const replierOf = ({ sealer }: Adjournment): Color => opposite(sealer)

/** Has this player been told to seal, so that a move on the board is not played but sealed (I.1.1)? */
export const mustSeal = (
  { adjournment, turn }: { readonly adjournment: Adjournment | null; readonly turn: Color },
  by: Color,
): boolean => adjournment !== null && adjournment.stage === 'ordered' && turn === by
