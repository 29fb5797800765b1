import type { Color, Placement, Square } from '@jadoube/chess'

const ROOK = 4
const KING = 6
const fileE = 4

/**
 * The rook of a castling that hands attempt, legal or not: the king goes two squares along his first rank
 * from where he began, and a rook of his stands on that side. Null where it is no such attempt.
 */
export function castlingRook(board: Placement, by: Color, from: Square, to: Square): Square | null {
  const color = by === 'white' ? 0 : 1
  const rank = by === 'white' ? 0 : 7
  if (from >> 3 !== rank || to >> 3 !== rank || (from & 7) !== fileE) return null
  if (Math.abs(to - from) !== 2 || board.codeAt(from) !== (KING << 1) + color) return null
  const step = to > from ? 1 : -1
  for (let square = from + step; square >> 3 === rank; square += step) {
    if (board.codeAt(square) === (ROOK << 1) + color) return square as Square
  }
  return null
}
