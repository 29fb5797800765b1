import type { Color, Square } from '@jadoube/chess'

/** An act of a hand on the board. The board reports it and decides nothing. */
export type HandAct =
  | { readonly act: 'touch'; readonly square: Square }
  | { readonly act: 'adjust'; readonly squares: readonly Square[] }
  | { readonly act: 'place'; readonly from: Square; readonly to: Square }
  | { readonly act: 'remove'; readonly square: Square }
  /** The selected piece was tapped again. Only if selecting it was not a touch. */
  | { readonly act: 'let-go' }

/** The choice of the piece that a pawn on this square becomes. */
export interface PromotionChoice {
  readonly square: Square
  readonly color: Color
  /** Called with the English letter, as in the record. */
  readonly onChoose: (letter: string) => void
  /** Omitted if the pawn has been released there, because then a piece must be chosen. */
  readonly onCancel?: () => void
}

/**
 * How long a finger rests on a piece before it is lifted, in milliseconds. A finger that slides off
 * the square sooner touches nothing. A finger that leaves the screen on the square touches the
 * piece, even after less time. A mouse points exactly and lifts at once.
 */
const liftMs = { touch: 60, pen: 30, mouse: 0 } as const

export const liftTime = (pointer: string): number =>
  pointer === 'touch' || pointer === 'pen' ? liftMs[pointer] : liftMs.mouse
