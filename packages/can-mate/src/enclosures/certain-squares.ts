import {
  BISHOP,
  bishopSlot,
  bishopTable,
  KING,
  KNIGHT,
  kingAttacks,
  knightAttacks,
  PAWN,
  pawnAttacks,
  QUEEN,
  ROOK,
  rookSlot,
  rookTable,
} from '@jadoube/chess/internals'
import { type EnclosedPieces, isSingle, WILD } from './enclosed-pieces.js'

// What follows for certain from the squares of the pieces: which squares are held and attacked
// whatever is played (G1, G2), and which pieces may be captured (G5). The rules are in
// reachable-squares.ts. The arrays are shared and recomputed in every round.

/** Held squares, white and black. */
export const held = new Int32Array(4)
/** The squares where pawns may stand, white and black. */
export const pawns = new Int32Array(4)
/**
 * The squares where pieces other than kings may stand, and those of them that are not yet marked as
 * `mayBeLost`, at the start of the round.
 */
export const capturable = new Int32Array(4)
const unmarked = new Int32Array(4)
/** The squares that are certainly attacked, by white and by black. */
export const certainAttacks = new Int32Array(4)
/** The result of `addAttacks`, as a pair lo, hi. It is shared, so that no call allocates. */
export const target = new Int32Array(2)

/** Sets `held`, `pawns` and `capturable` for a new round. */
export function findHeld(pieces: EnclosedPieces): void {
  held.fill(0)
  pawns.fill(0)
  capturable.fill(0)
  unmarked.fill(0)
  for (let i = 0; i < pieces.count; i++) {
    const lo = pieces.lo[i]
    const hi = pieces.hi[i]
    if (pieces.role[i] === PAWN) {
      pawns[pieces.color[i] << 1] |= lo
      pawns[(pieces.color[i] << 1) + 1] |= hi
    }
    if (pieces.role[i] !== KING) {
      capturable[pieces.color[i] << 1] |= lo
      capturable[(pieces.color[i] << 1) + 1] |= hi
      if (pieces.mayBeLost[i] === 0) {
        unmarked[pieces.color[i] << 1] |= lo
        unmarked[(pieces.color[i] << 1) + 1] |= hi
      }
    }
    if (pieces.mayBeLost[i] === 0 && isSingle(lo, hi)) {
      held[pieces.color[i] << 1] |= lo
      held[(pieces.color[i] << 1) + 1] |= hi
    }
  }
}

/**
 * Adds to `target` the squares that a piece of this role attacks from a square. Only the given
 * squares block.
 */
export function addAttacks(
  role: number,
  color: number,
  square: number,
  lo: number,
  hi: number,
): void {
  if (role === PAWN) {
    target[0] |= pawnAttacks[color as 0 | 1][square * 2]
    target[1] |= pawnAttacks[color as 0 | 1][square * 2 + 1]
    return
  }
  if (role === KING) {
    target[0] |= kingAttacks[square * 2]
    target[1] |= kingAttacks[square * 2 + 1]
    return
  }
  if (role === KNIGHT || role === WILD) {
    target[0] |= knightAttacks[square * 2]
    target[1] |= knightAttacks[square * 2 + 1]
  }
  if (role === BISHOP || role === QUEEN || role === WILD) {
    const slot = bishopSlot(square, lo, hi)
    target[0] |= bishopTable[slot]
    target[1] |= bishopTable[slot + 1]
  }
  if (role === ROOK || role === QUEEN || role === WILD) {
    const slot = rookSlot(square, lo, hi)
    target[0] |= rookTable[slot]
    target[1] |= rookTable[slot + 1]
  }
}

/**
 * G2: the squares that the pieces of this colour certainly attack, as far as the enemy king is
 * concerned.
 */
export function findCertainAttacks(pieces: EnclosedPieces, color: number): void {
  let allLo = 0
  let allHi = 0
  let areBlockersKnown = false
  let blockLo = 0
  let blockHi = 0
  for (let i = 0; i < pieces.count; i++) {
    if (pieces.color[i] !== color || pieces.mayBeLost[i] !== 0 || pieces.role[i] === WILD) continue
    const lo = pieces.lo[i]
    const hi = pieces.hi[i]
    if ((lo | hi) === 0) continue
    const role = pieces.role[i]
    if (!areBlockersKnown && (role === BISHOP || role === ROOK || role === QUEEN)) {
      areBlockersKnown = true
      for (let j = 0; j < pieces.count; j++) {
        if (j === pieces.king[color ^ 1]) continue
        blockLo |= pieces.lo[j]
        blockHi |= pieces.hi[j]
      }
    }
    let everyLo = ~lo
    let everyHi = ~hi
    for (let bits = lo; bits !== 0 && (everyLo | everyHi) !== 0; bits &= bits - 1) {
      target[0] = 0
      target[1] = 0
      addAttacks(role, color, 31 - Math.clz32(bits & -bits), blockLo, blockHi)
      everyLo &= target[0]
      everyHi &= target[1]
    }
    for (let bits = hi; bits !== 0 && (everyLo | everyHi) !== 0; bits &= bits - 1) {
      target[0] = 0
      target[1] = 0
      addAttacks(role, color, 63 - Math.clz32(bits & -bits), blockLo, blockHi)
      everyLo &= target[0]
      everyHi &= target[1]
    }
    allLo |= everyLo
    allHi |= everyHi
  }
  certainAttacks[color << 1] = allLo
  certainAttacks[(color << 1) + 1] = allHi
}

/**
 * G5: marks the enemy pieces that may stand on these squares as `mayBeLost`. Returns whether one
 * was not marked before.
 */
export function markCapturable(
  pieces: EnclosedPieces,
  color: number,
  lo: number,
  hi: number,
): boolean {
  const theirs = (color ^ 1) << 1
  if (((unmarked[theirs] & lo) | (unmarked[theirs + 1] & hi)) === 0) return false
  let changed = false
  for (let j = 0; j < pieces.count; j++) {
    if (pieces.color[j] === color || pieces.mayBeLost[j] !== 0 || pieces.role[j] === KING) continue
    if (((pieces.lo[j] & lo) | (pieces.hi[j] & hi)) !== 0) {
      pieces.mayBeLost[j] = 1
      changed = true
    }
  }
  return changed
}
