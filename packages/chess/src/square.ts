import { needText } from './argument.js'

declare const squareBrand: unique symbol

/** One of the 64 squares as a number: a1 = 0, b1 = 1, … h8 = 63. */
export type Square = number & { readonly [squareBrand]: 'Square' }

/** The letter of a file (Article 2.4). */
export type FileName = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
/** The digit of a rank (Article 2.4). */
export type RankName = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
/** The name of a square, such as `e4`. */
export type SquareName = `${FileName}${RankName}`

/** A square or its name. Every function that needs a square accepts both. */
export type SquareLike = Square | SquareName

/** The names of all squares, `a1` first: `squareNames[square]`. */
export const squareNames: readonly SquareName[] = Array.from(
  { length: 64 },
  (_, index) => `${'abcdefgh'[index & 7]}${(index >> 3) + 1}` as SquareName,
)

/** All 64 squares, a1 first. */
export const squares: readonly Square[] = Array.from({ length: 64 }, (_, index) => index as Square)

/** The square on this file (0 = a) and rank (0 = the first). */
export function squareAt(file: number, rank: number): Square {
  return (rank * 8 + file) as Square
}

/** Whether a value is the number of a square. */
export function isSquare(value: unknown): value is Square {
  return typeof value === 'number' && value === (value & 63)
}

/**
 * Reads the name of a square; undefined if it is not one.
 *
 * @example
 * parseSquare('b1') // → 1
 */
export function parseSquare(text: string): Square | undefined {
  needText(text, 'parseSquare')
  if (text.length !== 2) return undefined
  const file = text.charCodeAt(0) - 97
  const rank = text.charCodeAt(1) - 49
  return ((file | rank) & ~7) === 0 ? squareAt(file, rank) : undefined
}

/** The square for a number or a name; undefined for any other value. */
export function toSquare(like: unknown): Square | undefined {
  if (typeof like === 'string') return parseSquare(like)
  return isSquare(like) ? like : undefined
}

/** Like `toSquare`, but throws a `RangeError` for a value that is not a square. */
export function exactSquare(like: unknown): Square {
  const square = toSquare(like)
  if (square === undefined) throw new RangeError(`${String(like)} is not a square`)
  return square
}

/**
 * The name of a square: `e4`. Throws a `RangeError` for a value that is not a square.
 *
 * @example
 * makeSquare(parseSquare('b1') ?? 'a1') // → 'b1'
 */
export function makeSquare(square: SquareLike): SquareName {
  const name = typeof square === 'number' ? squareNames[square] : undefined
  return name ?? squareNames[exactSquare(square)]
}

/** The file of a square, 0 = the a-file. */
export function fileOf(square: SquareLike): number {
  return (typeof square === 'number' ? square : exactSquare(square)) & 7
}

/** The rank of a square, 0 = the first rank. */
export function rankOf(square: SquareLike): number {
  return (typeof square === 'number' ? square : exactSquare(square)) >> 3
}
