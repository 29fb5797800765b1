import { type Placement, type Square, squares } from '@jadoube/chess'

export interface Journey {
  readonly from: Square
  readonly to: Square
}

/**
 * Finds the pieces that moved: matches each square that got a piece with one that lost the same
 * piece.
 */
export function travelled(before: Placement, after: Placement): readonly Journey[] {
  const left: Square[] = []
  const came: Square[] = []
  for (const square of squares) {
    const was = before.at(square)
    const is = after.at(square)
    if (was === is) continue
    if (was !== undefined) left.push(square)
    if (is !== undefined) came.push(square)
  }
  // A new position is not a move, so nothing is animated.
  if (came.length > 4) return []
  return came.flatMap(to => {
    const from = left.find(square => before.at(square) === after.at(to))
    return from === undefined ? [] : [{ from, to }]
  })
}
