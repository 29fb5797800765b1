import type { Color, Placement, Position, Square } from '@jadoube/chess'

const ROOK = 4
const KING = 6
const fileE = 4

/** The side of a castling: 0 towards the h-file (0-0), 1 towards the a-file (0-0-0). */
export type CastlingSide = 0 | 1

/** King and rook of a castling, legal or not: where they stand, and where they would end. */
export interface CastlingAttempt {
  readonly king: Square
  readonly rook: Square
  readonly kingTo: Square
  readonly rookTo: Square
}

/**
 * The castling that this player could mean on one side: his king stands where he began, and a rook on that
 * side of him. In Chess960 they begin elsewhere and end on the same squares (Guidelines II.3.2.6).
 */
export function castlingOn(
  opening: Position,
  board: Placement,
  by: Color,
  side: CastlingSide,
): CastlingAttempt | null {
  const color = by === 'white' ? 0 : 1
  const first = color * 56
  const began = opening.board.rooks[color * 2 + side]!
  const king = began < 0 ? first + fileE : opening.board.kings[color]!
  if (board.codeAt(king) !== (KING << 1) + color) return null
  const isRook = (square: number) => board.codeAt(square) === (ROOK << 1) + color
  const step = side === 0 ? 1 : -1
  let rook = began
  if (rook < 0 || !isRook(rook)) {
    rook = king + step
    while (rook >= first && rook < first + 8 && !isRook(rook)) rook += step
    if (rook < first || rook >= first + 8) return null
  }
  const kingTo = first + (side === 0 ? 6 : 2)
  return { king, rook, kingTo, rookTo: kingTo - step } as CastlingAttempt
}

const sides = [0, 1] as const

/**
 * The castling that hands attempt with the king: he goes onto his rook, or to where castling would bring him
 * and not by a plain step of his.
 */
export function castlingAttempt(
  opening: Position,
  board: Placement,
  by: Color,
  from: Square,
  to: Square,
): CastlingAttempt | null {
  if (from === to || from >> 3 !== to >> 3) return null
  const isStep = Math.abs(to - from) === 1
  for (const side of sides) {
    const attempt = castlingOn(opening, board, by, side)
    if (attempt?.king !== from) continue
    if (attempt.rook === to || (attempt.kingTo === to && !isStep)) return attempt
  }
  return null
}

/** Is every square that it ends on empty, or held by one of the two? */
export function hasRoom(
  board: Placement,
  { king, rook, kingTo, rookTo }: CastlingAttempt,
): boolean {
  return [kingTo, rookTo].every(
    square => board.codeAt(square) === 0 || square === king || square === rook,
  )
}
