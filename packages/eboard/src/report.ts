import type { Color, SquareName } from '@jadoube/chess'

/** What hands did, in the words of a Jadoube record. */
export type SensedAct =
  | { readonly act: 'touch'; readonly square: SquareName }
  | { readonly act: 'place'; readonly from: SquareName; readonly to: SquareName }
  | {
      readonly act: 'place'
      readonly piece: string
      readonly to: SquareName
      /** The hand may not have let go; the choice of the piece is final anyway (4.4.4). */
      readonly released?: false
    }
  | { readonly act: 'remove'; readonly square: SquareName }
  | { readonly act: 'press' }

/** Why a person has to say what happened. */
export type AskedAbout =
  /** Several pieces left their squares at once: they were knocked over, or the board was shaken. */
  | 'pieces-knocked-over'
  /** Both kings stand in the centre, which some players use to show that the game is over. */
  | 'kings-in-the-centre'
  /** Somebody is setting up the pieces for a new game. */
  | 'set-up'
  /** The board shows the position before the last move. */
  | 'takeback'
  /** A piece of unknown origin, or one that the board cannot identify. */
  | 'unknown-piece'
  /** A piece was lifted and put back, and either player can have done it. */
  | 'whose-touch'
  /** A piece stood on a square for a while and moved on: was it released there? */
  | 'released'
  /** A pawn is on its last rank, and the board cannot tell what it became. */
  | 'promotion'
  /** The clock runs for the side that does not have the move: left and right may be exchanged. */
  | 'clock-side'

/**
 * The source of a report: the square itself, a full dump that showed what was missed, the clock, or
 * a person.
 */
export type Source = 'square' | 'dump' | 'clock' | 'person'

/** An act that the board has recognised. */
export interface ActReport {
  readonly kind: 'act'
  /** When the sensor showed it. */
  readonly at: number
  readonly by: Color
  readonly act: SensedAct
  readonly source: Source
  /** `low`: the sensors allow other explanations. Ask before anything is ruled on it. */
  readonly confidence: 'high' | 'low'
}

/** The board alone cannot tell what happened, so a person is asked. */
export interface Ask {
  readonly kind: 'ask'
  readonly at: number
  readonly about: AskedAbout
  readonly squares: readonly SquareName[]
  /** Kings in the centre: the result that their squares stand for by custom. */
  readonly suggests?: '1-0' | '0-1' | '1/2-1/2'
}

/** What an interpreter reports. */
export type BoardReport =
  | ActReport
  | Ask
  /** A piece stands on a new square. The next act shows whether the hand has let go. */
  | {
      readonly kind: 'rest'
      readonly at: number
      readonly from: SquareName | null
      readonly to: SquareName
    }
  /**
   * A touched piece is back on its square. A person says whether it was adjusted, or touched by
   * accident.
   */
  | {
      readonly kind: 'put-back'
      readonly at: number
      readonly by: Color
      readonly square: SquareName
    }
  /** The clock was stopped without a press. */
  | { readonly kind: 'clock-stopped'; readonly at: number }
  /** Something was missed: a full dump would show it. */
  | { readonly kind: 'want-dump'; readonly at: number }
  /** Board and game agree again. */
  | { readonly kind: 'restored'; readonly at: number }
