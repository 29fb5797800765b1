import { bishopMagics, rookMagics } from './magics.js'

// Where a rook and a bishop attack, for every arrangement of pieces in their way: "magic" tables.
// The pieces on the square's lines (edges left out: what stands there blocks nothing further) are
// multiplied into a small index. A square's entry in the frame holds, in this order, its mask (lo, hi),
// its two multipliers, its shift, and where its slots begin; a slot is a pair lo, hi.

export type Frame = Int32Array
const ENTRY = 8

type Direction = readonly [files: number, ranks: number]
type Line = readonly [Direction, Direction]

const rookLines: readonly Line[] = [
  [
    [0, 1],
    [0, -1],
  ],
  [
    [1, 0],
    [-1, 0],
  ],
]
const bishopLines: readonly Line[] = [
  [
    [1, 1],
    [-1, -1],
  ],
  [
    [1, -1],
    [-1, 1],
  ],
]

const onBoard = (file: number, rank: number) => file >= 0 && file < 8 && rank >= 0 && rank < 8

/** Walks a line both ways until something stands in the way; the pair is left in `walked`. */
const walked = [0, 0]
function walk(square: number, line: Line, lo: number, hi: number, inner: boolean) {
  walked[0] = 0
  walked[1] = 0
  for (const [files, ranks] of line) {
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

/** Every arrangement of pieces on one line of a square, and what is attacked along it: four numbers each. */
function arrangements(square: number, line: Line): number[] {
  const found: number[] = []
  walk(square, line, 0, 0, true)
  const [maskLo, maskHi] = walked
  // Every subset of the mask, by the carry of a subtraction.
  let hi = 0
  do {
    let lo = 0
    do {
      walk(square, line, lo, hi, false)
      found.push(lo, hi, walked[0], walked[1])
      lo = (lo - maskLo) & maskLo
    } while (lo !== 0)
    hi = (hi - maskHi) & maskHi
  } while (hi !== 0)
  return found
}

function build([one, other]: readonly Line[], magics: readonly number[], slots: number) {
  const frame: Frame = new Int32Array(64 * ENTRY)
  const table = new Int32Array(slots * 2)
  let start = 0
  for (let square = 0; square < 64; square++) {
    const along = arrangements(square, one)
    const across = arrangements(square, other)
    const size = (along.length / 4) * (across.length / 4)
    const a = magics[square * 2]
    const b = magics[square * 2 + 1]
    const shift = Math.clz32(size) + 1
    // The last arrangement of a line is the full one: its mask.
    const maskLo = along[along.length - 4] | across[across.length - 4]
    const maskHi = along[along.length - 3] | across[across.length - 3]
    frame.set([maskLo, maskHi, a, b, shift, start], square * ENTRY)
    for (let i = 0; i < along.length; i += 4) {
      const [lo, hi, attackedLo, attackedHi] = along.slice(i, i + 4)
      for (let j = 0; j < across.length; j += 4) {
        const index = (Math.imul(lo | across[j], a) ^ Math.imul(hi | across[j + 1], b)) >>> shift
        const slot = (start + index) * 2
        table[slot] = attackedLo | across[j + 2]
        table[slot + 1] = attackedHi | across[j + 3]
      }
    }
    start += size
  }
  return { frame, table }
}

const rook = /* @__PURE__ */ build(rookLines, rookMagics, 102400)
const bishop = /* @__PURE__ */ build(bishopLines, bishopMagics, 5248)

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
