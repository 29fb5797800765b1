import { PAWN } from '@jadoube/chess/internals'
import { capturable, held, markCapturable } from './certain-squares.js'
import { type EnclosedPieces, squareOf, WILD } from './enclosed-pieces.js'

// The squares that a pawn may reach: G3, G4 and G6 of reachable-squares.ts.

const FILE = 0x01010101

/**
 * G4: how far piece i may go on its file before it would meet a pawn that it faces. Returns the
 * rank after the last one.
 */
function firstBlockedRank(pieces: EnclosedPieces, i: number): number {
  const color = pieces.color[i]
  const free = color === 0 ? 8 : -1
  let j = pieces.facing[i]
  // The nearest one that cannot be captured.
  while (j >= 0 && pieces.mayBeLost[j] !== 0) j = pieces.behind[j]
  if (j < 0) return free
  if (pieces.role[i] !== PAWN || pieces.role[j] !== PAWN) return free
  const file = squareOf(pieces.lo[i], pieces.hi[i]) & 7
  const off = ~(FILE << file)
  if (((pieces.lo[i] | pieces.hi[i] | pieces.lo[j] | pieces.hi[j]) & off) !== 0) return free
  if (color === 0)
    return (pieces.hi[j] !== 0 ? 63 - Math.clz32(pieces.hi[j]) : 31 - Math.clz32(pieces.lo[j])) >> 3
  return squareOf(pieces.lo[j], pieces.hi[j]) >> 3
}

/** Sets `rankMask` to the ranks below `limit` (for White) or above it (for Black). */
function setRankMask(color: number, limit: number): void {
  if (color === 0) {
    rankMask[0] = limit >= 4 ? -1 : (1 << (limit * 8)) - 1
    rankMask[1] = limit >= 8 ? -1 : limit <= 4 ? 0 : (1 << ((limit - 4) * 8)) - 1
  } else {
    // Ranks above `limit`.
    rankMask[0] = limit < 0 ? -1 : limit >= 3 ? 0 : ~((1 << ((limit + 1) * 8)) - 1)
    rankMask[1] =
      limit < 3 ? -1 : limit === 3 ? -1 : limit >= 7 ? 0 : ~((1 << ((limit - 3) * 8)) - 1)
  }
}
const rankMask = new Int32Array(2)

const NOT_A = 0xfefefefe | 0
const NOT_H = 0x7f7f7f7f
const TOP = 0xff000000 | 0

/** G3, G4 and G6, for all squares of the piece at once. Returns whether squares were added. */
export function addPawnReach(pieces: EnclosedPieces, i: number): boolean {
  const color = pieces.color[i]
  // On the first and last rank it is not a pawn.
  const lo = pieces.lo[i] & ~0xff
  const hi = pieces.hi[i] & ~TOP
  const openLo = ~(held[0] | held[2])
  const openHi = ~(held[1] | held[3])
  setRankMask(color, firstBlockedRank(pieces, i))
  const mayLo = openLo & rankMask[0]
  const mayHi = openHi & rankMask[1]
  let toLo: number
  let toHi: number
  let attackLo: number
  let attackHi: number
  if (color === 0) {
    toLo = (lo << 8) & mayLo
    toHi = ((hi << 8) | (lo >>> 24)) & mayHi
    // Two squares: from the second rank across the third.
    toLo |= ((toLo & 0xff0000) << 8) & mayLo & ((lo & 0xff00) << 16)
    attackLo = ((lo & NOT_A) << 7) | ((lo & NOT_H) << 9)
    attackHi =
      ((hi & NOT_A) << 7) | ((hi & NOT_H) << 9) | ((lo & NOT_A) >>> 25) | ((lo & NOT_H) >>> 23)
  } else {
    toLo = ((lo >>> 8) | (hi << 24)) & mayLo
    toHi = (hi >>> 8) & mayHi
    toHi |= ((toHi & 0xff00) >>> 8) & mayHi & ((hi & 0xff0000) >>> 16)
    attackLo =
      ((lo & NOT_H) >>> 7) | ((lo & NOT_A) >>> 9) | ((hi & NOT_H) << 25) | ((hi & NOT_A) << 23)
    attackHi = ((hi & NOT_H) >>> 7) | ((hi & NOT_A) >>> 9)
  }
  let changed = markCapturable(pieces, color, attackLo, attackHi)
  toLo |= attackLo & capturable[(color ^ 1) << 1]
  toHi |= attackHi & capturable[((color ^ 1) << 1) + 1]
  if (((toLo & ~pieces.lo[i]) | (toHi & ~pieces.hi[i])) !== 0) {
    pieces.lo[i] |= toLo
    pieces.hi[i] |= toHi
    changed = true
  }
  if ((color === 0 ? hi & 0xff : lo & TOP) !== 0 && addEnPassantReach(pieces, i)) changed = true
  if (pieces.role[i] === PAWN && (color === 0 ? pieces.hi[i] & TOP : pieces.lo[i] & 0xff) !== 0) {
    pieces.role[i] = WILD
    changed = true
  }
  return changed
}

/**
 * Adds en passant captures of every enemy pawn that may have its home square and the square two
 * further, beside a square of this piece.
 */
function addEnPassantReach(pieces: EnclosedPieces, i: number): boolean {
  const color = pieces.color[i]
  let changed = false
  for (let j = 0; j < pieces.count; j++) {
    if (pieces.color[j] === color || (pieces.role[j] !== PAWN && pieces.role[j] !== WILD)) continue
    // By file: home square and double step of the enemy pawn, then the squares beside it.
    const both =
      color === 0
        ? (pieces.hi[j] >>> 16) & pieces.hi[j] & 0xff
        : (pieces.lo[j] << 16) & pieces.lo[j] & TOP
    if (both === 0) continue
    const files = color === 0 ? both : both >>> 24
    const own = color === 0 ? pieces.hi[i] & 0xff : pieces.lo[i] >>> 24
    const taken = files & ((own << 1) | (own >>> 1)) & 0xff
    if (taken === 0) continue
    if (pieces.mayBeLost[j] === 0) {
      pieces.mayBeLost[j] = 1
      changed = true
    }
    const crossedLo = color === 0 ? 0 : taken << 16
    const crossedHi = color === 0 ? taken << 8 : 0
    if (((crossedLo & ~pieces.lo[i]) | (crossedHi & ~pieces.hi[i])) !== 0) {
      pieces.lo[i] |= crossedLo
      pieces.hi[i] |= crossedHi
      changed = true
    }
  }
  return changed
}
