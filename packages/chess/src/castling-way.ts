import type { Board } from './board.js'
import { castledKing, castledRook } from './move.js'

/** The squares from one to the other on the same rank, both included. */
function span(a: number, b: number): number {
  const low = Math.min(a, b)
  const high = Math.max(a, b)
  return ((2 << (high & 31)) - 1) & ~((1 << (low & 31)) - 1)
}

/**
 * Article 3.8.2.2: nothing between, no square of the king's way attacked. In Chess960 the rook's
 * leaving can itself open the line, so the last test checks on the board as it will stand.
 */
export function mayCastle(
  board: Board,
  king: number,
  rook: number,
  us: number,
  occLo: number,
  occHi: number,
): boolean {
  const kingTo = castledKing(king, rook)
  const rookTo = castledRook(king, rook)
  const low = king < 32
  // Both players castle on their own first rank: all four squares lie in one half.
  const both = (1 << king) | (1 << rook)
  const way = span(king, kingTo) | span(rook, rookTo)
  const others = (low ? occLo : occHi) & ~both
  if ((way & others) !== 0) return false
  const withoutLo = low ? occLo & ~(1 << king) : occLo
  const withoutHi = low ? occHi : occHi & ~(1 << king)
  const step = kingTo > king ? 1 : -1
  for (let square = king; square !== kingTo; square += step) {
    if (square !== king && board.attacked(square, us ^ 1, withoutLo, withoutHi)) return false
  }
  const after = others | (1 << rookTo)
  if (board.attacked(kingTo, us ^ 1, withoutLo, withoutHi)) return false
  return !board.attacked(kingTo, us ^ 1, low ? after : occLo, low ? occHi : after)
}
