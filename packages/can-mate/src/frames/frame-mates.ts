import { kingAttacks, pawnAttacks, popcount } from '@jadoube/chess/internals'
import { attackSet, findAttacks } from '../piece-attacks.js'
import type { Frame, PieceGroups } from './frame.js'

// Whether a position of a frame may be mate of the player to move. As in M1 and M2 of
// mate-squares.ts, but with kings and pawns on known squares. A pawn of the winner, or a piece of
// one of their groups, must give check. Each neighbour of the king that is not held by its own side
// must be covered: by the winner's king, by a pawn, by a piece that may attack it (through the
// king's square), or by a piece of the loser's groups that stands on it, without using more pieces
// of a group than there are. The checking piece guards from where it gives check, if it is the only
// one of its group.

/** The neighbours of the king that neither a known piece occupies nor king and pawns attack. */
const escapes = new Uint8Array(8)
/** For each escape square: a bit for each group of the winner that may guard it. */
const guards = new Int32Array(8)
/** The escape squares that only a piece of the loser can cover, by standing on them. */
const uncovered = new Uint8Array(8)
/** How many pieces of each group of the loser are used for that. */
const used = new Int8Array(32)

/** Whether a position of the frame may be mate. `frame.findOccupied` must have been called. */
export function mayBeMate(frame: Frame, groups: PieceGroups): boolean {
  const loser = frame.turn
  const winner = loser ^ 1
  const king = frame.kings[loser]
  const { pawns, held, sure, lo, hi, count, kings } = frame
  const own = loser << 1
  const theirs = winner << 1
  const checkedBy = pawnAttacks[loser as 0 | 1]
  const byPawn =
    ((checkedBy[king * 2] & pawns[theirs]) | (checkedBy[king * 2 + 1] & pawns[theirs + 1])) !== 0
  let mayBeCheck = byPawn
  for (let i = 0; i < groups.count && !mayBeCheck; i++) {
    if (count[i] === 0 || groups.color[i] !== winner) continue
    findAttacks(groups.role[i], king, sure[0], sure[1])
    mayBeCheck = ((attackSet[0] & lo[i]) | (attackSet[1] & hi[i])) !== 0
  }
  if (!mayBeCheck) return false
  // The king leaves its square, so it does not block.
  const pastLo = king < 32 ? sure[0] & ~(1 << king) : sure[0]
  const pastHi = king < 32 ? sure[1] : sure[1] & ~(1 << king)
  let n = 0
  for (let half = 0; half < 2; half++) {
    const blocked = pawns[own + half] | held[own + half]
    for (let bits = kingAttacks[king * 2 + half] & ~blocked; bits !== 0; bits &= bits - 1) {
      const e = 31 - Math.clz32(bits & -bits) + half * 32
      const w = kings[winner]
      if ((kingAttacks[w * 2 + half] & bits & -bits) !== 0) continue
      if (((checkedBy[e * 2] & pawns[theirs]) | (checkedBy[e * 2 + 1] & pawns[theirs + 1])) !== 0)
        continue
      let by = 0
      for (let i = 0; i < groups.count; i++) {
        if (count[i] === 0 || groups.color[i] !== winner) continue
        findAttacks(groups.role[i], e, pastLo, pastHi)
        if (((attackSet[0] & lo[i]) | (attackSet[1] & hi[i])) !== 0) by |= 1 << i
      }
      escapes[n] = e
      guards[n] = by
      n++
    }
  }
  if (
    byPawn &&
    canCoverEscapes(frame, groups, n, -1, -1, 0, 0) &&
    !canCaptureCheckingPawn(frame, groups)
  )
    return true
  for (let i = 0; i < groups.count; i++) {
    if (count[i] === 0 || groups.color[i] !== winner) continue
    findAttacks(groups.role[i], king, sure[0], sure[1])
    const fromLo = attackSet[0] & lo[i]
    const fromHi = attackSet[1] & hi[i]
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? fromLo : fromHi; bits !== 0; bits &= bits - 1) {
        const from = 31 - Math.clz32(bits & -bits) + half * 32
        findAttacks(groups.role[i], from, pastLo, pastHi)
        if (!canCoverEscapes(frame, groups, n, i, from, attackSet[0], attackSet[1])) continue
        if (byPawn || !canCaptureChecker(frame, groups, i, from)) return true
      }
    }
  }
  return false
}

function canCaptureCheckingPawn(frame: Frame, groups: PieceGroups): boolean {
  const king = frame.kings[frame.turn]
  const theirs = (frame.turn ^ 1) << 1
  const checkedBy = pawnAttacks[frame.turn as 0 | 1]
  const lo = checkedBy[king * 2] & frame.pawns[theirs]
  const hi = checkedBy[king * 2 + 1] & frame.pawns[theirs + 1]
  if (popcount(lo) + popcount(hi) > 1) return false
  return canCaptureChecker(frame, groups, -1, lo !== 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(hi))
}

/** M3: whether a piece that is certainly there can capture the checking piece on this square. */
function canCaptureChecker(
  frame: Frame,
  groups: PieceGroups,
  checker: number,
  from: number,
): boolean {
  const own = frame.turn << 1
  const { pawns, maybe, lo, hi, count } = frame
  const takers = pawnAttacks[(frame.turn ^ 1) as 0 | 1]
  for (let half = 0; half < 2; half++) {
    for (let bits = takers[from * 2 + half] & pawns[own + half]; bits !== 0; bits &= bits - 1) {
      const taker = 31 - Math.clz32(bits & -bits) + half * 32
      if (isSafeAfter(frame, groups, checker, from, taker)) return true
    }
  }
  for (let j = 0; j < groups.count; j++) {
    if (count[j] === 0 || groups.color[j] !== frame.turn) continue
    if (popcount(lo[j]) + popcount(hi[j]) !== count[j]) continue
    findAttacks(groups.role[j], from, maybe[0], maybe[1])
    const byLo = attackSet[0] & lo[j]
    const byHi = attackSet[1] & hi[j]
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? byLo : byHi; bits !== 0; bits &= bits - 1) {
        const taker = 31 - Math.clz32(bits & -bits) + half * 32
        if (isSafeAfter(frame, groups, checker, from, taker)) return true
      }
    }
  }
  return false
}

/**
 * Whether no other piece of the winner can attack the king after the checking piece was captured.
 */
function isSafeAfter(
  frame: Frame,
  groups: PieceGroups,
  checker: number,
  from: number,
  taker: number,
): boolean {
  const king = frame.kings[frame.turn]
  const fromLo = from < 32 ? 1 << from : 0
  const fromHi = from < 32 ? 0 : 1 << from
  const sureLo = (frame.sure[0] & ~(taker < 32 ? 1 << taker : 0)) | fromLo
  const sureHi = (frame.sure[1] & ~(taker < 32 ? 0 : 1 << taker)) | fromHi
  for (let i = 0; i < groups.count; i++) {
    if (frame.count[i] === 0 || groups.color[i] === frame.turn) continue
    if (i === checker && frame.count[i] === 1) continue
    findAttacks(groups.role[i], king, sureLo, sureHi)
    if (((attackSet[0] & frame.lo[i] & ~fromLo) | (attackSet[1] & frame.hi[i] & ~fromHi)) !== 0)
      return false
  }
  return true
}

/**
 * Whether the first `count` escape squares can be covered if a piece of group `checker` gives check
 * from this square and attacks these squares.
 */
function canCoverEscapes(
  frame: Frame,
  groups: PieceGroups,
  count: number,
  checker: number,
  from: number,
  lo: number,
  hi: number,
): boolean {
  const alone = checker >= 0 && frame.count[checker] === 1 ? 1 << checker : 0
  let left = 0
  for (let k = 0; k < count; k++) {
    if ((guards[k] & ~alone) !== 0) continue
    const e = escapes[k]
    if (((e < 32 ? lo : hi) & (1 << e)) !== 0) continue
    if (e === from) return false
    uncovered[left++] = e
  }
  if (left === 0) return true
  used.fill(0)
  return canBlockFrom(frame, groups, left, 0)
}

/** Whether pieces of the loser can stand on all uncovered squares from number k on. */
function canBlockFrom(frame: Frame, groups: PieceGroups, left: number, k: number): boolean {
  if (k === left) return true
  const e = uncovered[k]
  for (let i = 0; i < groups.count; i++) {
    if (groups.color[i] !== frame.turn || used[i] >= frame.count[i]) continue
    if (((e < 32 ? frame.lo[i] : frame.hi[i]) & (1 << e)) === 0) continue
    used[i]++
    if (canBlockFrom(frame, groups, left, k + 1)) return true
    used[i]--
  }
  return false
}
