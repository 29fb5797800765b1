import { between, pawnAttacks, popcount } from '@jadoube/chess/internals'
import { attackSet, findAttacks } from '../piece-attacks.js'
import type { Frame, PieceGroups } from './frame.js'

/**
 * P3 of frame-prover.ts: sets `mask` (lo and hi) to the squares where a move must end if there is
 * certainly a check: the checking piece, or a square in between. All squares if there is no certain
 * check.
 */
export function findCheckMask(now: Frame, groups: PieceGroups, mask: Int32Array): void {
  const us = now.turn
  const them = us ^ 1
  const king = now.kings[us]
  let maskLo = -1
  let maskHi = -1
  const from = pawnAttacks[us as 0 | 1]
  const pawnLo = from[king * 2] & now.pawns[them << 1]
  const pawnHi = from[king * 2 + 1] & now.pawns[(them << 1) + 1]
  if ((pawnLo | pawnHi) !== 0) {
    maskLo = pawnLo
    maskHi = pawnHi
  }
  for (let i = 0; i < groups.count; i++) {
    if (now.count[i] === 0 || groups.color[i] !== them) continue
    findAttacks(groups.role[i], king, now.maybe[0], now.maybe[1])
    const lo = now.lo[i] & attackSet[0]
    const hi = now.hi[i] & attackSet[1]
    if ((lo | hi) === 0) continue
    const elsewhere = popcount(now.lo[i] & ~lo) + popcount(now.hi[i] & ~hi)
    if (elsewhere >= now.count[i]) continue
    let allLo = lo
    let allHi = hi
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? lo : hi; bits !== 0; bits &= bits - 1) {
        const at = (king * 64 + 31 - Math.clz32(bits & -bits) + half * 32) * 2
        allLo |= between[at]
        allHi |= between[at + 1]
      }
    }
    maskLo &= allLo
    maskHi &= allHi
  }
  mask[0] = maskLo
  mask[1] = maskHi
}
