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
 * The squares of pieces that may be captured, and of those not yet marked as lost, at the start of
 * the round.
 */
export const prey = new Int32Array(4)
const safe = new Int32Array(4)
/** The squares that are certainly attacked, by white and by black. */
export const certain = new Int32Array(4)
export const target = new Int32Array(2)

export function findHeld(pieces: EnclosedPieces): void {
  held.fill(0)
  pawns.fill(0)
  prey.fill(0)
  safe.fill(0)
  for (let i = 0; i < pieces.count; i++) {
    const lo = pieces.lo[i]
    const hi = pieces.hi[i]
    if (pieces.role[i] === PAWN) {
      pawns[pieces.color[i] << 1] |= lo
      pawns[(pieces.color[i] << 1) + 1] |= hi
    }
    if (pieces.role[i] !== KING) {
      prey[pieces.color[i] << 1] |= lo
      prey[(pieces.color[i] << 1) + 1] |= hi
      if (pieces.lost[i] === 0) {
        safe[pieces.color[i] << 1] |= lo
        safe[(pieces.color[i] << 1) + 1] |= hi
      }
    }
    if (pieces.lost[i] === 0 && isSingle(lo, hi)) {
      held[pieces.color[i] << 1] |= lo
      held[(pieces.color[i] << 1) + 1] |= hi
    }
  }
}

/**
 * Adds to `target` the squares that a piece of this role attacks from a square. Only the given
 * squares block.
 */
export function attacksFrom(
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
export function findCertain(pieces: EnclosedPieces, color: number): void {
  let allLo = 0
  let allHi = 0
  let ready = false
  let blockLo = 0
  let blockHi = 0
  for (let i = 0; i < pieces.count; i++) {
    if (pieces.color[i] !== color || pieces.lost[i] !== 0 || pieces.role[i] === WILD) continue
    const lo = pieces.lo[i]
    const hi = pieces.hi[i]
    if ((lo | hi) === 0) continue
    const role = pieces.role[i]
    if (!ready && (role === BISHOP || role === ROOK || role === QUEEN)) {
      ready = true
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
      attacksFrom(role, color, 31 - Math.clz32(bits & -bits), blockLo, blockHi)
      everyLo &= target[0]
      everyHi &= target[1]
    }
    for (let bits = hi; bits !== 0 && (everyLo | everyHi) !== 0; bits &= bits - 1) {
      target[0] = 0
      target[1] = 0
      attacksFrom(role, color, 63 - Math.clz32(bits & -bits), blockLo, blockHi)
      everyLo &= target[0]
      everyHi &= target[1]
    }
    allLo |= everyLo
    allHi |= everyHi
  }
  certain[color << 1] = allLo
  certain[(color << 1) + 1] = allHi
}

/**
 * G5: marks the enemy pieces that may stand on these squares as lost. Returns whether one was not
 * marked before.
 */
export function lose(pieces: EnclosedPieces, color: number, lo: number, hi: number): boolean {
  const theirs = (color ^ 1) << 1
  if (((safe[theirs] & lo) | (safe[theirs + 1] & hi)) === 0) return false
  let changed = false
  for (let j = 0; j < pieces.count; j++) {
    if (pieces.color[j] === color || pieces.lost[j] !== 0 || pieces.role[j] === KING) continue
    if (((pieces.lo[j] & lo) | (pieces.hi[j] & hi)) !== 0) {
      pieces.lost[j] = 1
      changed = true
    }
  }
  return changed
}
