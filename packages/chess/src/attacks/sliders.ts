import { bishopMagics, rookMagics } from './magics.js'

// Where a rook and a bishop attack, for every arrangement of pieces in their way: "magic" tables.
// The pieces on the square's lines (edges left out: what stands there blocks nothing further) are
// multiplied into a small index. A square's entry in the frame holds, in this order, its mask (lo, hi),
// its two multipliers, its shift, and where its slots begin; a slot is a pair lo, hi.

export type Frame = Int32Array
const ENTRY = 8

const orthogonal = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

type Directions = readonly (readonly [number, number])[]

const onBoard = (file: number, rank: number) => file >= 0 && file < 8 && rank >= 0 && rank < 8

/** Walks outward until something stands in the way; the pair is left in `walked`. */
const walked = [0, 0]
function walk(square: number, directions: Directions, lo: number, hi: number, inner: boolean) {
  walked[0] = 0
  walked[1] = 0
  for (const [files, ranks] of directions) {
    let file = (square & 7) + files
    let rank = (square >> 3) + ranks
    while (onBoard(file, rank)) {
      if (inner && !onBoard(file + files, rank + ranks)) break
      const at = rank * 8 + file
      walked[at >> 5] |= 1 << at
      if (((at < 32 ? lo : hi) & (1 << at)) !== 0) break
      file += files
      rank += ranks
    }
  }
}

function build(directions: Directions, magics: readonly number[], slots: number) {
  const frame: Frame = new Int32Array(64 * ENTRY)
  const table = new Int32Array(slots * 2)
  let start = 0
  for (let square = 0; square < 64; square++) {
    walk(square, directions, 0, 0, true)
    const [maskLo, maskHi] = walked
    const a = magics[square * 2]
    const b = magics[square * 2 + 1]
    let size = 1
    for (let bits = maskLo; bits !== 0; bits &= bits - 1) size *= 2
    for (let bits = maskHi; bits !== 0; bits &= bits - 1) size *= 2
    const shift = Math.clz32(size) + 1
    frame.set([maskLo, maskHi, a, b, shift, start], square * ENTRY)
    // Every subset of the mask, by the carry of a subtraction.
    let hi = 0
    do {
      let lo = 0
      do {
        walk(square, directions, lo, hi, false)
        const slot = start + ((Math.imul(lo, a) ^ Math.imul(hi, b)) >>> shift)
        table[slot * 2] = walked[0]
        table[slot * 2 + 1] = walked[1]
        lo = (lo - maskLo) & maskLo
      } while (lo !== 0)
      hi = (hi - maskHi) & maskHi
    } while (hi !== 0)
    start += size
  }
  return { frame, table }
}

const rook = /* @__PURE__ */ build(orthogonal, rookMagics, 102400)
const bishop = /* @__PURE__ */ build(diagonal, bishopMagics, 5248)

export const rookTable = rook.table
export const bishopTable = bishop.table
const rookFrame = rook.frame
const bishopFrame = bishop.frame

/** The index in `rookTable` of the pair of squares that a rook on `square` attacks. */
export function rookSlot(square: number, occLo: number, occHi: number): number {
  const e = square * ENTRY
  const f = rookFrame
  return (
    (f[e + 5] +
      ((Math.imul(occLo & f[e], f[e + 2]) ^ Math.imul(occHi & f[e + 1], f[e + 3])) >>> f[e + 4])) <<
    1
  )
}

/** The same for a bishop and `bishopTable`. */
export function bishopSlot(square: number, occLo: number, occHi: number): number {
  const e = square * ENTRY
  const f = bishopFrame
  return (
    (f[e + 5] +
      ((Math.imul(occLo & f[e], f[e + 2]) ^ Math.imul(occHi & f[e + 1], f[e + 3])) >>> f[e + 4])) <<
    1
  )
}
