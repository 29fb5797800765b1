import { type Color, fileOf, type Placement, rankOf } from '@jadoube/chess'

/** How pawns count, where the rules leave it open. */
export interface PawnReadings {
  readonly pawnForcesMate: boolean | null
  readonly stuckPawnForcesMate: boolean | null
}

/**
 * 13.c.2: whether this player has material that can force mate against a lone king, whatever the
 * opponent has: a queen, a rook, bishops on both colours, bishop and knight, or three knights.
 * Pawns count according to the readings, with a separate one for pawns left on the last rank.
 */
export function canForceMate(board: Placement, color: Color, readings: PawnReadings): boolean {
  const lastRank = color === 'white' ? 7 : 0
  let knights = 0
  const bishops = [0, 0]
  for (const [square, { color: its, role }] of board) {
    if (its !== color) continue
    if (role === 'pawn') {
      const isStuck = rankOf(square) === lastRank
      if (isStuck ? readings.stuckPawnForcesMate : readings.pawnForcesMate) return true
    } else if (role === 'knight') knights++
    else if (role === 'bishop') bishops[(rankOf(square) + fileOf(square)) % 2]!++
    else if (role !== 'king') return true
  }
  const [dark, light] = bishops as [number, number]
  if (dark > 0 && light > 0) return true
  return knights >= 3 || (knights > 0 && dark + light > 0)
}
