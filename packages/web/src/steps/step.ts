import type { Color, Placement, Square } from '@jadoube/chess'

/** A game after one of its moves, and how that move is written. */
export interface Step {
  readonly color: Color
  readonly number: number
  readonly text: string
  /** What the clock of the player who made it then showed. */
  readonly clock: number | null
  readonly placement: Placement
  readonly squares: readonly Square[]
  /** The move was taken back by a ruling. */
  readonly isWithdrawn?: boolean
}
