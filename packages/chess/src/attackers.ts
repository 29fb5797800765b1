import { needPosition } from './argument.js'
import { between } from './attacks/lines.js'
import { bishopSlot, bishopTable, rookSlot, rookTable } from './attacks/sliders.js'
import { kingAttacks, knightAttacks, pawnAttacks } from './attacks/steps.js'
import type { Board } from './board.js'
import { BISHOP, type Color, colorCode, KING, KNIGHT, PAWN, ROOK } from './piece.js'
import { type Square, type SquareLike, toSquare } from './square.js'
import { SquareSet } from './square-set.js'
import type { StandingPosition } from './standing-position.js'

/**
 * Whether a piece of this role and colour could capture on `to` if nothing stood in between
 * (Article 3.1.2).
 */
export function aimsAt(role: number, color: number, from: number, to: number): boolean {
  const has = (table: Int32Array, slot: number) => (table[slot + (to >> 5)] & (1 << to)) !== 0
  switch (role) {
    case PAWN:
      return has(pawnAttacks[color as 0 | 1], from * 2)
    case KNIGHT:
      return has(knightAttacks, from * 2)
    case KING:
      return has(kingAttacks, from * 2)
    case BISHOP:
      return has(bishopTable, bishopSlot(from, 0, 0))
    case ROOK:
      return has(rookTable, rookSlot(from, 0, 0))
    // A queen.
    default:
      return has(rookTable, rookSlot(from, 0, 0)) || has(bishopTable, bishopSlot(from, 0, 0))
  }
}

/** The first occupied square between two squares on one line; undefined if there is none. */
export function blockerBetween(board: Board, from: number, to: number): Square | undefined {
  const step = Math.sign((to >> 3) - (from >> 3)) * 8 + Math.sign((to & 7) - (from & 7))
  const index = (from * 64 + to) * 2
  if ((between[index] | between[index + 1]) === 0) return undefined
  for (let square = from + step; square !== to; square += step) {
    if (board.pieces[square] !== 0) return square as Square
  }
  return undefined
}

/** The squares of the pieces of one colour that attack a square. */
export function attackersOn(board: Board, square: number, by: number): Square[] {
  const found: Square[] = []
  for (let from = 0; from < 64; from++) {
    const piece = board.pieces[from]
    if (piece === 0 || (piece & 1) !== by || !aimsAt(piece >> 1, by, from, square)) continue
    if (blockerBetween(board, from, square) === undefined) found.push(from as Square)
  }
  return found
}

/**
 * The squares of all pieces of this colour that attack the square. Pinned pieces attack too
 * (Article 3.1.3).
 *
 * @example
 * attackers(standardPosition(), 'f3', 'white').names() // → ['g1', 'e2', 'g2']
 */
export function attackers(position: StandingPosition, like: SquareLike, by: Color): SquareSet {
  needPosition(position, 'attackers')
  const square = toSquare(like)
  if (square === undefined) return SquareSet.empty
  return SquareSet.from(attackersOn(position.board, square, colorCode(by)))
}

/** The squares of the pieces that give check to the player who has the move (Article 3.9.1). */
export function checkers(position: StandingPosition): SquareSet {
  needPosition(position, 'checkers')
  const { board } = position
  return SquareSet.from(attackersOn(board, board.kings[board.turn], board.turn ^ 1))
}
