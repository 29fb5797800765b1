import type { Color, Placement } from '@jadoube/chess'

const PAWN = 1
const KNIGHT = 2
const BISHOP = 3
const KING = 6

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
  const own = color === 'white' ? 0 : 1
  const lastRank = color === 'white' ? 7 : 0
  let knights = 0
  const bishops = [0, 0]
  for (let square = 0; square < 64; square++) {
    const code = board.codeAt(square)
    if (code === 0 || (code & 1) !== own) continue
    const role = code >> 1
    if (role === PAWN) {
      const isStuck = square >> 3 === lastRank
      if (isStuck ? readings.stuckPawnForcesMate : readings.pawnForcesMate) return true
    } else if (role === KNIGHT) knights++
    else if (role === BISHOP) bishops[((square >> 3) + square) & 1]!++
    else if (role !== KING) return true
  }
  const [dark, light] = bishops as [number, number]
  if (dark > 0 && light > 0) return true
  return knights >= 3 || (knights > 0 && dark + light > 0)
}
