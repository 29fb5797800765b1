import { type Color, fileOf, type Placement, rankOf } from '@jadoube/chess'

/** What a pawn counts for, where the rules leave it to be read. */
export interface PawnReadings {
  readonly pawnForcesMate: boolean | null
  readonly stuckPawnForcesMate: boolean | null
}

/**
 * 13.c.2: has this player material that can force mate against a lone king, whatever the opponent has
 * on the board? A queen, a rook, bishops on both colours, bishop and knight, or three knights; a pawn
 * as it is read, and a pawn that was left on its last rank apart from the others.
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
