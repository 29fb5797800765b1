import type { Color, Square } from '@jadoube/chess'

/** What a hand did on the board. The board reports it and decides nothing. */
export type HandAct =
  | { readonly act: 'touch'; readonly square: Square }
  | { readonly act: 'adjust'; readonly squares: readonly Square[] }
  | { readonly act: 'place'; readonly from: Square; readonly to: Square }
  | { readonly act: 'remove'; readonly square: Square }
  /** The selected piece was tapped again; only where selecting it was no touch. */
  | { readonly act: 'let-go' }

/** A pawn on this square becomes another piece. */
export interface PromotionChoice {
  readonly square: Square
  readonly color: Color
  /** With the English letter, as a record has it. */
  readonly onChoose: (letter: string) => void
  /** Left out where the pawn has been released there and the choice must be made. */
  readonly onCancel?: () => void
}

/**
 * How long a finger rests on a piece before the piece is lifted, in milliseconds. A finger that has
 * slid off its square sooner has touched nothing; one that leaves the screen on the square has touched
 * the piece, however short it was there. A mouse points exactly and lifts at once.
 */
const liftMs = { touch: 60, pen: 30, mouse: 0 } as const

export const liftTime = (pointer: string): number =>
  pointer === 'touch' || pointer === 'pen' ? liftMs[pointer] : liftMs.mouse
