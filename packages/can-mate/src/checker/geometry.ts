// The checker's own geometry: simple steps over the board, without tables and without code of the
// solver.

/** The role of a piece of a claim. A wild piece is a pawn that may have promoted to anything. */
export type ClaimRole = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king' | 'wild'

export function step(square: number, files: number, ranks: number): number {
  const file = (square % 8) + files
  const rank = Math.floor(square / 8) + ranks
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file
}

type Vector = readonly [files: number, ranks: number]
const diagonals: Vector[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const straights: Vector[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]
const leaps: Vector[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]

export function neighbours(square: number): number[] {
  return [...diagonals, ...straights].map(([f, r]) => step(square, f, r)).filter(to => to >= 0)
}

export const forward = (color: string) => (color === 'white' ? 1 : -1)
export const homeRank = (color: string) => (color === 'white' ? 1 : 6)
export const lastRank = (color: string) => (color === 'white' ? 7 : 0)
export const rankOf = (square: number) => Math.floor(square / 8)

/**
 * The squares that a piece attacks from a square. A line goes up to and including the first square
 * in `stops`.
 */
export function attacks(
  role: ClaimRole,
  color: string,
  from: number,
  stops: (square: number) => boolean,
): number[] {
  const to: number[] = []
  const leap = (vectors: Vector[]) => {
    for (const [f, r] of vectors) to.push(step(from, f, r))
  }
  const slide = (vectors: Vector[]) => {
    for (const [f, r] of vectors) {
      for (let at = step(from, f, r); at >= 0; at = step(at, f, r)) {
        to.push(at)
        if (stops(at)) break
      }
    }
  }
  if (role === 'pawn' || role === 'wild')
    leap([
      [-1, forward(color)],
      [1, forward(color)],
    ])
  if (role === 'king') leap([...diagonals, ...straights])
  if (role === 'knight' || role === 'wild') leap(leaps)
  if (role === 'bishop' || role === 'queen' || role === 'wild') slide(diagonals)
  if (role === 'rook' || role === 'queen' || role === 'wild') slide(straights)
  return to.filter(square => square >= 0)
}
