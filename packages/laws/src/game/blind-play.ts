import type { Color } from '@jadoube/chess'
import type { WrittenMove } from './event.js'

/** A player as a header names them, as far as Appendix D asks. */
export interface TablePlayer {
  readonly visuallyDisabled?: boolean
  readonly hearingImpaired?: boolean
}

/** What was announced last, for the opponent to repeat and to carry out. */
export interface Said {
  /** Whose move it is. */
  readonly by: Color
  /** How many moves had been made before it. */
  readonly ply: number
  readonly move: WrittenMove
  readonly repeated: boolean
}

/** Moves on a scoresheet that were retraced: of what was written until then this many count. */
export interface Voided {
  readonly keep: number
  readonly written: number
}

type Both<T> = Readonly<Record<Color, T>>

/** What a game has besides, in which somebody cannot see the board. Plain JSON, like the rest of a game. */
export interface BlindPlay {
  readonly disabled: Both<boolean>
  readonly hearingImpaired: Both<boolean>
  /** What physically stands on each board, as the first field of a FEN; null where one board serves both. */
  readonly boards: Both<string> | null
  /** The opponent's move that this player's board does not show yet. */
  readonly toExecute: Both<WrittenMove | null>
  /** What the player who has the move has announced, and not made yet. */
  readonly announced: WrittenMove | null
  /** What they have carried out on their board, and not made yet. */
  readonly carriedOut: WrittenMove | null
  readonly said: Said | null
  /** Who has asked their assistant for the time or the number of moves. */
  readonly asked: Both<boolean>
  readonly voided: Both<readonly Voided[]>
}

const both = <T>(value: T): Both<T> => ({ white: value, black: value })

/** How such a game begins; null where both players see. */
export function blindPlayOf(
  white: TablePlayer,
  black: TablePlayer,
  board: string | null,
): BlindPlay | null {
  if (white.visuallyDisabled !== true && black.visuallyDisabled !== true) return null
  return {
    disabled: {
      white: white.visuallyDisabled === true,
      black: black.visuallyDisabled === true,
    },
    hearingImpaired: {
      white: white.hearingImpaired === true,
      black: black.hearingImpaired === true,
    },
    boards: board === null ? null : both(board),
    toExecute: both(null),
    announced: null,
    carriedOut: null,
    said: null,
    asked: both(false),
    voided: both([]),
  }
}

/** Does this player play by D.2.2 and D.2.3? For a sighted one the ordinary rules hold (D.2.5). */
export const isDisabled = (
  { blind }: { readonly blind: BlindPlay | null },
  color: Color,
): boolean => blind?.disabled[color] === true
