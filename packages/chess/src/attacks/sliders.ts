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
  const along = new Line()
  const across = new Line()
  fill(rookEntries, rookTable, rookMagics(), along, 0, 1, across, 1, 0)
  fill(bishopEntries, bishopTable, bishopMagics(), along, 1, 1, across, 1, -1)
}

/** One line of a square: every arrangement of pieces on it, and what is attacked along it. */
class Line {
  /** The squares where a piece blocks those behind it. */
  maskLo = 0
  maskHi = 0
  count = 0
  readonly lo = new Int32Array(64)
  readonly hi = new Int32Array(64)
  readonly attackedLo = new Int32Array(64)
  readonly attackedHi = new Int32Array(64)
  /** The products of `lo` and `hi` with the square's multipliers. */
  readonly byLo = new Int32Array(64)
  readonly byHi = new Int32Array(64)

  read(square: number, files: number, ranks: number, a: number, b: number): void {
    this.count = 0
    this.maskLo = 0
    this.maskHi = 0
    this.mark(square, files, ranks)
    this.mark(square, -files, -ranks)
    // Every subset of the mask, by the carry of a subtraction.
    let hi = 0
    do {
      let lo = 0
      do {
        const n = this.count++
        this.lo[n] = lo
        this.hi[n] = hi
        this.byLo[n] = Math.imul(lo, a)
        this.byHi[n] = Math.imul(hi, b)
        this.attackedLo[n] = 0
        this.attackedHi[n] = 0
        this.walk(n, square, files, ranks)
        this.walk(n, square, -files, -ranks)
        lo = (lo - this.maskLo) & this.maskLo
      } while (lo !== 0)
      hi = (hi - this.maskHi) & this.maskHi
    } while (hi !== 0)
  }

  /**
   * Adds the squares in one direction to the mask. The edge is left out: a piece there blocks
   * nothing.
   */
  private mark(square: number, files: number, ranks: number): void {
    let file = (square & 7) + files
    let rank = (square >> 3) + ranks
    while (onBoard(file + files, rank + ranks)) {
      const at = rank * 8 + file
      if (at < 32) this.maskLo |= 1 << at
      else this.maskHi |= 1 << at
      file += files
      rank += ranks
    }
  }

  /** Adds the attacked squares in one direction, up to and including the first piece. */
  private walk(n: number, square: number, files: number, ranks: number): void {
    let file = (square & 7) + files
    let rank = (square >> 3) + ranks
    while (onBoard(file, rank)) {
      const at = rank * 8 + file
      const bit = 1 << at
      if (at < 32) this.attackedLo[n] |= bit
      else this.attackedHi[n] |= bit
      if (((at < 32 ? this.lo[n] : this.hi[n]) & bit) !== 0) break
      file += files
      rank += ranks
    }
  }
}

const onBoard = (file: number, rank: number) => ((file | rank) & ~7) === 0

function fill(
  entries: Entries,
  table: Int32Array,
  magics: readonly number[],
  along: Line,
  alongFiles: number,
  alongRanks: number,
  across: Line,
  acrossFiles: number,
  acrossRanks: number,
): void {
  let start = 0
  for (let square = 0; square < 64; square++) {
    const a = magics[square * 2]
    const b = magics[square * 2 + 1]
    along.read(square, alongFiles, alongRanks, a, b)
    across.read(square, acrossFiles, acrossRanks, a, b)
    const size = along.count * across.count
    const shift = Math.clz32(size) + 1
    const e = square * ENTRY
    entries[e] = along.maskLo | across.maskLo
    entries[e + 1] = along.maskHi | across.maskHi
    entries[e + 2] = a
    entries[e + 3] = b
    entries[e + 4] = shift
    entries[e + 5] = start
    fillSquare(table, start, shift, along, across)
    start += size
  }
}

/**
 * Fills the slots of one square. The two lines share no square, so the product of their union is
 * the sum of their products.
 */
function fillSquare(table: Int32Array, start: number, shift: number, along: Line, across: Line) {
  const { byLo, byHi, attackedLo, attackedHi, count } = across
  for (let i = 0; i < along.count; i++) {
    const iByLo = along.byLo[i]
    const iByHi = along.byHi[i]
    const iLo = along.attackedLo[i]
    const iHi = along.attackedHi[i]
    for (let j = 0; j < count; j++) {
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
