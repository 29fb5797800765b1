import { BISHOP, KNIGHT, QUEEN } from '@jadoube/chess/internals'
import type { Frame, PieceGroups } from './frame.js'

/** P4 of frame-prover.ts: T0 to T2 of material.ts, for all positions of a frame. */
export function frameLacksMaterial(frame: Frame, groups: PieceGroups, winner: number): boolean {
  const pawns = frame.pawns
  const own = winner << 1
  let knights = 0
  let bishops = 0
  let shades = 0
  let isAgainstKnight = false
  let isAgainstQueensOnly = true
  let others = 0
  for (let i = 0; i < groups.count; i++) {
    const n = frame.count[i]
    if (n === 0) continue
    const role = groups.role[i]
    if (role === BISHOP) shades |= groups.shade[i]
    if (groups.color[i] === winner) {
      if (role === KNIGHT) knights += n
      else if (role === BISHOP) bishops += n
      else others += n
    } else {
      if (role === KNIGHT) isAgainstKnight = true
      if (role !== QUEEN) isAgainstQueensOnly = false
    }
  }
  if ((pawns[own] | pawns[own + 1]) !== 0) return false
  if (knights + bishops + others === 0) return true
  if (others > 0 || (pawns[0] | pawns[1] | pawns[2] | pawns[3]) !== 0) return false
  if (bishops === 0) return knights === 1 && isAgainstQueensOnly
  return knights === 0 && !isAgainstKnight && shades !== 3
}
