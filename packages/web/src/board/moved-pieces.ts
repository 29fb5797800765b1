import { type Placement, type Square, squares } from '@jadoube/chess'

export interface MovedPiece {
  readonly from: Square
  readonly to: Square
}

/**
 * Finds the pieces that moved: matches each square that got a piece with one that lost the same
 * piece.
 */
export function movedPieces(before: Placement, after: Placement): readonly MovedPiece[] {
  const emptied: Square[] = []
  const filled: Square[] = []
  for (const square of squares) {
    const was = before.at(square)
    const is = after.at(square)
    if (was === is) continue
    if (was !== undefined) emptied.push(square)
    if (is !== undefined) filled.push(square)
  }
  // A new position is not a move, so nothing is animated.
  if (filled.length > 4) return []
  return filled.flatMap(to => {
    const from = emptied.find(square => before.at(square) === after.at(to))
    return from === undefined ? [] : [{ from, to }]
  })
}
