import type { Color } from '@jadoube/chess'
import type { WrittenMove } from './event.js'

/** The data of a player in a header that Appendix D needs. */
export interface TablePlayer {
  readonly visuallyDisabled?: boolean
  readonly hearingImpaired?: boolean
}

/** The last announcement, for the opponent to repeat and carry out. */
export interface Said {
  /** Whose move it is. */
  readonly by: Color
  /** The number of moves before it. */
  readonly ply: number
  readonly move: WrittenMove
  readonly repeated: boolean
}

/**
 * Moves were retraced: of the `written` moves that a scoresheet had then, the first `keep` count.
 */
export interface Voided {
  readonly keep: number
  readonly written: number
}

type Both<T> = Readonly<Record<Color, T>>

/**
 * Additional state of a game with a visually disabled player. Plain JSON, like the rest of a game.
 */
export interface BlindPlay {
  readonly disabled: Both<boolean>
  readonly hearingImpaired: Both<boolean>
  /**
   * What stands on each board, as the first field of a FEN; null if there is one board for both.
   */
  readonly boards: Both<string> | null
  /** The opponent's move that is not on this player's board yet. */
  readonly toExecute: Both<WrittenMove | null>
  /** The move that the player who has the move has announced but not made yet. */
  readonly announced: WrittenMove | null
  /** What they have announced instead, although no legal move is meant by it. */
  readonly impossible?: string | undefined
  /** The move that they have carried out on their board but not made yet. It may be illegal. */
  readonly carriedOut: WrittenMove | null
  readonly said: Said | null
  /** Whether each player has asked their assistant for the time or the number of moves. */
  readonly asked: Both<boolean>
  readonly voided: Both<readonly Voided[]>
}

const both = <T>(value: T): Both<T> => ({ white: value, black: value })

/** The initial state of such a game; null if neither player is visually disabled. */
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

/**
 * Whether D.2.2 and D.2.3 apply to this player. The ordinary rules apply to a sighted one (D.2.5).
 */
export const isDisabled = (
  { blind }: { readonly blind: BlindPlay | null },
  color: Color,
): boolean => blind?.disabled[color] === true
