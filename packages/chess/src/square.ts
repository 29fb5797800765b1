declare const squareBrand: unique symbol

/** One of the 64 squares, a1 = 0, b1 = 1, … h8 = 63. */
export type Square = number & { readonly [squareBrand]: 'Square' }

export type FileName = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'
export type RankName = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'
export type SquareName = `${FileName}${RankName}`

export const squareNames: readonly SquareName[] = Array.from(
  { length: 64 },
  (_, index) => `${'abcdefgh'[index & 7]}${(index >> 3) + 1}` as SquareName,
)

/** The square of this file (0 = a) and rank (0 = the first). */
export function squareAt(file: number, rank: number): Square {
  return (rank * 8 + file) as Square
}

/** Is this the number of a square? */
export function isSquare(value: unknown): value is Square {
  return typeof value === 'number' && value === (value & 63)
}

/** Reads `e4`; undefined if it is not the name of a square. */
export function parseSquare(text: string): Square | undefined {
  if (text.length !== 2) return undefined
  const file = text.charCodeAt(0) - 97
  const rank = text.charCodeAt(1) - 49
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? squareAt(file, rank) : undefined
}

export function makeSquare(square: Square): SquareName {
  return squareNames[square]
}

/** 0 = the a-file. */
export function fileOf(square: Square): number {
  return square & 7
}

/** 0 = the first rank. */
export function rankOf(square: Square): number {
  return square >> 3
}
