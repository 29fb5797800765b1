import { type Color, fileOf, rankOf, type Square, squareAt } from '@jadoube/chess'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Returns the squares row by row, as seen by the player at the lower edge. */
export function rowsSeenBy(color: Color): readonly (readonly Square[])[] {
  const lines = [0, 1, 2, 3, 4, 5, 6, 7]
  const ranks = color === 'white' ? [...lines].reverse() : lines
  const files = color === 'white' ? lines : [...lines].reverse()
  return ranks.map(rank => files.map(file => squareAt(file, rank)))
}

/** Returns the square under a point, or null outside the board. */
export function squareUnder(box: Box, x: number, y: number, near: Color): Square | null {
  const column = Math.floor(((x - box.left) / box.width) * 8)
  const row = Math.floor(((y - box.top) / box.height) * 8)
  if (column < 0 || column > 7 || row < 0 || row > 7) return null
  return near === 'white' ? squareAt(column, 7 - row) : squareAt(7 - column, row)
}

/** How many squares `to` is to the right of `from` and below it, as displayed. */
export function stepsBetween(from: Square, to: Square, near: Color): readonly [number, number] {
  const sign = near === 'white' ? 1 : -1
  return [sign * (fileOf(to) - fileOf(from)), sign * (rankOf(from) - rankOf(to))]
}

/** Returns the neighbouring square on the screen, or the same square at the edge. */
export function neighbour(square: Square, right: number, down: number, near: Color): Square {
  const sign = near === 'white' ? 1 : -1
  const within = (value: number) => Math.min(7, Math.max(0, value))
  return squareAt(within(fileOf(square) + sign * right), within(rankOf(square) - sign * down))
}
