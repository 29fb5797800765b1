import type { Color, SquareName } from '@jadoube/chess'

/** What hands did, in the words of a Jadoube record. */
export type SensedAct =
  | { readonly act: 'touch'; readonly square: SquareName }
  | { readonly act: 'place'; readonly from: SquareName; readonly to: SquareName }
  | { readonly act: 'place'; readonly piece: string; readonly to: SquareName }
  | { readonly act: 'remove'; readonly square: SquareName }
  | { readonly act: 'press' }

/** Why a person has to say what happened. */
export type AskedAbout =
  /** Several pieces left their squares at once: knocked over, or the board was shaken. */
  | 'pieces-knocked-over'
  /** Both kings stand in the centre, as some players show that the game is over. */
  | 'kings-in-the-centre'
  /** Somebody sets up the pieces. */
  | 'set-up'
  /** The board shows an earlier position of the game. */
  | 'takeback'
  /** A piece that came from nowhere. */
  | 'unknown-piece'
  /** A piece of the player who does not have the move was lifted and put back. */
  | 'whose-touch'

export type BoardReport =
  | {
      readonly kind: 'act'
      readonly at: number
      readonly by: Color
      readonly act: SensedAct
      /** `low`: the sensors allow other explanations. Ask before anything is ruled on it. */
      readonly confidence: 'high' | 'low'
    }
  | {
      readonly kind: 'ask'
      readonly at: number
      readonly about: AskedAbout
      readonly squares: readonly SquareName[]
    }
  /** The clock was stopped without a press. */
  | { readonly kind: 'clock-stopped'; readonly at: number }
