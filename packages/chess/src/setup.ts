import { ArgumentError } from './argument.js'
import { type Color, KING } from './piece.js'
import { Placement } from './placement.js'
import { type Square, type SquareLike, toSquare } from './square.js'

/**
 * Any placement of pieces, with the other fields of a FEN. `Position.from` checks whether a game
 * can continue from it.
 */
export interface Setup {
  readonly placement: Placement
  readonly turn: Color
  /** The squares of the rooks that may still castle. */
  readonly castling: readonly Square[]
  /** The square that a pawn has just crossed by moving two squares. */
  readonly enPassant: Square | undefined
  /** Plies since the last pawn move or capture. */
  readonly quiet: number
  /** The number of the move, from 1. It goes up after each move of Black. */
  readonly moveNumber: number
}

/** A setup whose squares may be given by name. */
export interface SetupLike extends Omit<Setup, 'castling' | 'enPassant'> {
  readonly castling: readonly SquareLike[]
  readonly enPassant: SquareLike | undefined
}

/**
 * The setup with square names turned into numbers. A value that is not a square stays, so that its
 * fault can be reported.
 */
export function exactSetup(like: SetupLike): Setup {
  const exact = (square: SquareLike): Square => toSquare(square) ?? (square as Square)
  const { castling, enPassant } = like
  return {
    ...like,
    castling: castling.map(exact),
    enPassant: enPassant === undefined ? undefined : exact(enPassant),
  }
}

/** Throws for anything except a setup or a position. */
export function needSetup(value: unknown, caller: string): void {
  const given = value as (Partial<SetupLike> & { toSetup?: unknown }) | null | undefined
  if (typeof given?.toSetup === 'function') return
  if (given?.placement?.codes !== undefined && Array.isArray(given.castling)) return
  throw new ArgumentError(caller, 'setup', 'a setup or a position', value)
}

/** An empty board with White to move, as a starting point for your own setup. */
export const emptySetup: Setup = /* @__PURE__ */ makeEmptySetup()

function makeEmptySetup(): Setup {
  return Object.freeze({
    placement: Placement.empty,
    turn: 'white',
    castling: Object.freeze([]),
    enPassant: undefined,
    quiet: 0,
    moveNumber: 1,
  })
}

/** The square of a colour's king, if it has exactly one. */
export function onlyKing(placement: Placement, color: number): Square | undefined {
  const { codes } = placement
  const king = codes.indexOf((KING << 1) | color)
  const isOnly = king >= 0 && king === codes.lastIndexOf((KING << 1) | color)
  return isOnly ? (king as Square) : undefined
}
