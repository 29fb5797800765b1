import { needObject } from '../argument.js'
import { castledKing, type Move } from '../move.js'
import type { PromotionRole } from '../piece.js'
import { makeSquare } from '../square.js'

/** How castling is written: the king's two squares (`e1g1`), or the king onto its rook (`e1h1`). */
export type UciStyle = 'standard' | 'chess960'

export const promotionLetters: Readonly<Record<PromotionRole, string>> = {
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
}

/**
 * Writes a move in UCI notation: `e2e4`, `e7e8q`. If a Chess960 king castles by one square or none,
 * the standard style would describe another move, so the rook's square is written there too.
 *
 * @example
 * makeUci(unwrap(parseSan(standardPosition(), 'e4'))) // → 'e2e4'
 */
export function makeUci(move: Move, style: UciStyle = 'standard'): string {
  needObject(move, 'makeUci', 'move')
  const from = makeSquare(move.from)
  if (move.kind === 'castling') {
    const step = Math.abs(castledKing(move.from, move.rook) - move.from)
    return from + makeSquare(style === 'chess960' || step < 2 ? move.rook : move.to)
  }
  const promotion = move.kind === 'promotion' ? promotionLetters[move.promotion] : ''
  return from + makeSquare(move.to) + promotion
}
