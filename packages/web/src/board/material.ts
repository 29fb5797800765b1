import { type Color, type Placement, type Role, squares } from '@jadoube/chess'

/** The order in which captured pieces are displayed, the most valuable first. */
const order = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const
export type CapturedRole = (typeof order)[number]

const worth: Readonly<Record<CapturedRole, number>> = {
  queen: 9,
  rook: 5,
  bishop: 3,
  knight: 3,
  pawn: 1,
}

export interface Material {
  /** The opponent's pieces that this player has captured. */
  readonly taken: readonly CapturedRole[]
  /** The player's lead in points, or 0 if they are level or behind. */
  readonly ahead: number
}

/** Counts what each player has captured. A promoted pawn does not count as captured. */
export function materialOf(start: Placement, now: Placement): Readonly<Record<Color, Material>> {
  const [before, after] = [countsOf(start), countsOf(now)]
  const points = { white: pointsOf(after.white), black: pointsOf(after.black) }
  const materialFor = (color: Color, opponent: Color): Material => ({
    taken: takenFrom(before[opponent], after[opponent]),
    ahead: Math.max(0, points[color] - points[opponent]),
  })
  return { white: materialFor('white', 'black'), black: materialFor('black', 'white') }
}

type Counts = Record<Role, number>

function countsOf(placement: Placement): Record<Color, Counts> {
  const none = (): Counts => ({ pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0, king: 0 })
  const counts = { white: none(), black: none() }
  for (const square of squares) {
    const piece = placement.at(square)
    if (piece !== undefined) counts[piece.color][piece.role]++
  }
  return counts
}

const pointsOf = (counts: Counts): number =>
  order.reduce((sum, role) => sum + counts[role] * worth[role], 0)

function takenFrom(before: Counts, after: Counts): readonly CapturedRole[] {
  const missing = (role: CapturedRole): number => before[role] - after[role]
  // More queens than at the start are promoted pawns.
  const promoted = order
    .filter(role => role !== 'pawn')
    .reduce((sum, role) => sum + Math.max(0, -missing(role)), 0)
  return order.flatMap(role => {
    const count = role === 'pawn' ? missing(role) - promoted : missing(role)
    return Array<CapturedRole>(Math.max(0, count)).fill(role)
  })
}
