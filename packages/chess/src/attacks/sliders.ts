import { bishopMagics, rookMagics } from './magics.js'

// The squares that rooks and bishops attack, for every arrangement of pieces in their way ("magic"
// tables). The occupied squares on the lines of a square are multiplied into a small index. The
// edge squares are left out, because a piece there blocks nothing behind it. `Entries` has one
// entry per square, in this order: its mask (lo, hi), its two multipliers, its shift, and where its
// slots begin. A slot is a pair lo, hi.

type Entries = Int32Array
const ENTRY = 8

export const rookTable: Int32Array = /* @__PURE__ */ new Int32Array(102400 * 2)
export const bishopTable: Int32Array = /* @__PURE__ */ new Int32Array(5248 * 2)
const rookEntries: Entries = /* @__PURE__ */ new Int32Array(64 * ENTRY)
const bishopEntries: Entries = /* @__PURE__ */ new Int32Array(64 * ENTRY)

/**
 * Fills the tables. The first board does this, so that importing the package costs nothing: see
 * tables.ts.
 */
export function fillSliders(): void {
  fill(rookEntries, rookTable, rookMagics(), 0, 1, 0)
  fill(bishopEntries, bishopTable, bishopMagics(), 1, 1, -1)
}

/** The tables of a piece that moves along two lines: (files, ranks) and (1, acrossRanks). */
function fill(
  entries: Entries,
  table: Int32Array,
  magics: readonly number[],
  files: number,
  ranks: number,
  acrossRanks: number,
): void {
  let start = 0
  for (let square = 0; square < 64; square++) {
    const a = magics[square * 2]
    const b = magics[square * 2 + 1]
    const along = lineOf(square, files, ranks, a, b)
    const across = lineOf(square, 1, acrossRanks, a, b)
    const size = along.byLo.length * across.byLo.length
    const shift = Math.clz32(size) + 1
    const masks = [along.maskLo | across.maskLo, along.maskHi | across.maskHi]
    entries.set([...masks, a, b, shift, start], square * ENTRY)
    fillSquare(table, start, shift, along, across)
    start += size
  }
}

/** One line of a square: every arrangement of pieces on it, and what is attacked along it. */
type Line = ReturnType<typeof lineOf>

function lineOf(square: number, files: number, ranks: number, a: number, b: number) {
  const [maskLo, maskHi] = reach(square, files, ranks, 0, 0, 1)
  /** The products of the occupied squares with the square's multipliers. */
  const byLo: number[] = []
  const byHi: number[] = []
  const attackedLo: number[] = []
  const attackedHi: number[] = []
  // Every subset of the mask, by the carry of a subtraction.
  let hi = 0
  do {
    let lo = 0
    do {
      const attacked = reach(square, files, ranks, lo, hi, 0)
      byLo.push(Math.imul(lo, a))
      byHi.push(Math.imul(hi, b))
      attackedLo.push(attacked[0])
      attackedHi.push(attacked[1])
      lo = (lo - maskLo) & maskLo
    } while (lo !== 0)
    hi = (hi - maskHi) & maskHi
  } while (hi !== 0)
  return { maskLo, maskHi, byLo, byHi, attackedLo, attackedHi }
}

/**
 * The squares along a line in both directions, up to and including the first occupied one, as a
 * pair lo, hi. `edge` is 1 to leave out the edge of the board, where a piece blocks nothing.
 */
function reach(
  square: number,
  files: number,
  ranks: number,
  occLo: number,
  occHi: number,
  edge: number,
): number[] {
  const reached = [0, 0]
  for (let way = 1; way >= -1; way -= 2) {
    const right = files * way
    const up = ranks * way
    let file = (square & 7) + right
    let rank = (square >> 3) + up
    while (((file | rank | (file + right * edge) | (rank + up * edge)) & ~7) === 0) {
      const at = rank * 8 + file
      reached[at >> 5] |= 1 << at
      if (((at < 32 ? occLo : occHi) & (1 << at)) !== 0) break
      file += right
      rank += up
    }
  }
  return reached
}

/**
 * Fills the slots of one square. The two lines share no square, so the product of their union is
 * the sum of their products.
 */
function fillSquare(table: Int32Array, start: number, shift: number, along: Line, across: Line) {
  const { byLo, byHi, attackedLo, attackedHi } = across
  for (let i = 0; i < along.byLo.length; i++) {
    const iByLo = along.byLo[i]
    const iByHi = along.byHi[i]
    const iLo = along.attackedLo[i]
    const iHi = along.attackedHi[i]
    for (let j = 0; j < byLo.length; j++) {
      const slot = (start + (((iByLo + byLo[j]) ^ (iByHi + byHi[j])) >>> shift)) << 1
      table[slot] = iLo | attackedLo[j]
      table[slot + 1] = iHi | attackedHi[j]
    }
  }
}

/** The index in `rookTable` of the pair of squares that a rook on `square` attacks. */
export function rookSlot(square: number, occLo: number, occHi: number): number {
  const e = square * ENTRY
  const f = rookEntries
  return (
    (f[e + 5] +
      ((Math.imul(occLo & f[e], f[e + 2]) ^ Math.imul(occHi & f[e + 1], f[e + 3])) >>> f[e + 4])) <<
    1
  )
}

/** The index in `bishopTable` of the pair of squares that a bishop on `square` attacks. */
export function bishopSlot(square: number, occLo: number, occHi: number): number {
  const e = square * ENTRY
  const f = bishopEntries
  return (
    (f[e + 5] +
      ((Math.imul(occLo & f[e], f[e + 2]) ^ Math.imul(occHi & f[e + 1], f[e + 3])) >>> f[e + 4])) <<
    1
  )
}
