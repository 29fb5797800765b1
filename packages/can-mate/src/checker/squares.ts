import { type ClaimRole, step } from './geometry.js'

// Sets of squares for the checker of frames: one big integer with a bit for each square.

export type Squares = bigint
export const empty: Squares = 0n
/** The set with only this square, by square. */
export const bitOf: readonly Squares[] = Array.from(
  { length: 64 },
  (_, square) => 1n << BigInt(square),
)

export const has = (set: Squares, square: number) => (set & bitOf[square]) !== empty

/** The squares of a set, in order. */
export function squaresIn(set: Squares): number[] {
  const all: number[] = []
  let low = Number(set & 0xffffffffn)
  let high = Number(set >> 32n)
  for (let square = 0; low !== 0; low = Math.floor(low / 2), square++)
    if (low % 2 === 1) all.push(square)
  for (let square = 32; high !== 0; high = Math.floor(high / 2), square++)
    if (high % 2 === 1) all.push(square)
  return all
}

export function size(set: Squares): number {
  let n = 0
  for (let low = Number(set & 0xffffffffn) | 0; low !== 0; low &= low - 1) n++
  for (let high = Number(set >> 32n) | 0; high !== 0; high &= high - 1) n++
  return n
}

/** The set of a pair of 32-bit sets. */
export function setOf(lo: number, hi: number): Squares {
  return BigInt(lo >>> 0) | (BigInt(hi >>> 0) << 32n)
}

const lines = (vectors: readonly (readonly [number, number])[]) =>
  bitOf.map((_, square) =>
    vectors.map(([f, r]) => {
      const line: number[] = []
      for (let at = step(square, f, r); at >= 0; at = step(at, f, r)) line.push(at)
      return line
    }),
  )
const leaps = (vectors: readonly (readonly [number, number])[]) =>
  bitOf.map((_, square) =>
    vectors
      .map(([f, r]) => step(square, f, r))
      .filter(to => to >= 0)
      .reduce((all, to) => all | bitOf[to], empty),
  )

const diagonal = lines([
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
])
const straight = lines([
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
])
const allLines = bitOf.map((_, square) => [...diagonal[square], ...straight[square]])
// biome-ignore format: a table
const leap = leaps([[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]])
/** The squares next to each square. */
export const neighboursOf = bitOf.map((_, square) =>
  allLines[square].reduce((all, line) => (line.length > 0 ? all | bitOf[line[0]] : all), empty),
)
export const pawnAttacks = {
  white: /* @__PURE__ */ leaps([
    [-1, 1],
    [1, 1],
  ]),
  black: /* @__PURE__ */ leaps([
    [-1, -1],
    [1, -1],
  ]),
}

/**
 * The squares that a queen, rook, bishop or knight attacks from a square. A line goes up to and
 * including the first square of `stops`.
 */
export function pieceAttacks(role: ClaimRole, from: number, stops: Squares): Squares {
  if (role === 'knight') return leap[from]
  const ways =
    role === 'bishop' ? diagonal[from] : role === 'rook' ? straight[from] : allLines[from]
  let all = empty
  for (const way of ways) {
    for (const to of way) {
      all |= bitOf[to]
      if (has(stops, to)) break
    }
  }
  return all
}

/** The squares strictly between two squares on a line. */
export function between(a: number, b: number): Squares {
  for (const way of allLines[a]) {
    const at = way.indexOf(b)
    if (at >= 0) return way.slice(0, at).reduce((all, square) => all | bitOf[square], empty)
  }
  return empty
}
