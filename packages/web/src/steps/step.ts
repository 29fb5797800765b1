import type { Color, Placement, Square } from '@jadoube/chess'

/** A game after one of its moves, with the move in notation. */
export interface Step {
  readonly color: Color
  readonly number: number
  readonly text: string
  /** The clock of the player after the move. */
  readonly clock: number | null
  readonly placement: Placement
  readonly squares: readonly Square[]
  /** Whether the move was taken back by a ruling. */
  readonly isWithdrawn?: boolean
}
