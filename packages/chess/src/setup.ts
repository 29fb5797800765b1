import { type Color, KING } from './piece.js'
import { Placement } from './placement.js'
import { type Square, type SquareLike, toSquare } from './square.js'

/** Anything on a board, with what a FEN says of it. Whether a game could go on from there is asked by `Position.from`. */
export interface Setup {
  readonly placement: Placement
  readonly turn: Color
  /** The squares of the rooks with which castling is still a right. */
  readonly castling: readonly Square[]
  /** The square that a pawn has just crossed by two squares at once. */
  readonly enPassant: Square | undefined
  /** Plies since a pawn moved or a piece was captured. */
  readonly quiet: number
  /** Counts from 1, and up by one after each move of Black. */
  readonly moveNumber: number
}

/** A setup whose squares may be given by name. */
export interface SetupLike extends Omit<Setup, 'castling' | 'enPassant'> {
  readonly castling: readonly SquareLike[]
  readonly enPassant: SquareLike | undefined
}

/** With numbers for names. What is no square stays, so that its fault can be told. */
export function exactSetup(like: SetupLike): Setup {
  const exact = (square: SquareLike): Square => toSquare(square) ?? (square as Square)
  const { castling, enPassant } = like
  return {
    ...like,
    castling: castling.map(exact),
    enPassant: enPassant === undefined ? undefined : exact(enPassant),
  }
}

/** An empty board with White to move: a start for building a setup. */
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
  let found: number | undefined
  for (let square = 0; square < 64; square++) {
    if (placement.codes[square] !== ((KING << 1) | color)) continue
    if (found !== undefined) return undefined
    found = square
  }
  return found as Square | undefined
}
