import type { Placement, Square } from '@jadoube/chess'

export interface Journey {
  readonly from: Square
  readonly to: Square
}

/** Which pieces stand elsewhere than before: each that came, matched with one like it that left. */
export function travelled(before: Placement, after: Placement): readonly Journey[] {
  const left: Square[] = []
  const came: Square[] = []
  for (let at = 0; at < 64; at++) {
    const was = before.codeAt(at)
    const is = after.codeAt(at)
    if (was === is) continue
    if (was !== 0) left.push(at as Square)
    if (is !== 0) came.push(at as Square)
  }
  // A new position is not a move: then nothing travels.
  if (came.length > 4) return []
  return came.flatMap(to => {
    const from = left.find(square => before.codeAt(square) === after.codeAt(to))
    return from === undefined ? [] : [{ from, to }]
  })
}
