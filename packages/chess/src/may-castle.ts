import type { Board } from './board.js'
import { castledKing, castledRook } from './move.js'

/** The squares from `a` to `b` on one rank, both included, as bits of one half of the board. */
function span(a: number, b: number): number {
  const low = Math.min(a, b)
  const high = Math.max(a, b)
  return ((2 << (high & 31)) - 1) & ~((1 << (low & 31)) - 1)
}

/**
 * Whether castling is possible now (Article 3.8.2.2): no piece stands in between, and no square on
 * the king's path is attacked. In Chess960, the rook's departure can open a line to the king. The
 * last test therefore looks at the board after castling.
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
  // All four squares are on one rank, so they are in the same half of the set.
  const both = (1 << king) | (1 << rook)
  const path = span(king, kingTo) | span(rook, rookTo)
  const others = (low ? occLo : occHi) & ~both
  if ((path & others) !== 0) return false
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
