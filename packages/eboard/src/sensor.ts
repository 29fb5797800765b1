import type { Color, SquareName } from '@jadoube/chess'

/** An English letter, capital for white pieces. */
export type PieceLetter = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k'

/** What a square reports: a piece, something that the board cannot identify, or nothing. */
export type Sensed = PieceLetter | 'occupied' | null

/**
 * A message of a board or its clock, whichever make it is. Times are milliseconds and never
 * decrease.
 */
export type BoardMessage =
  | {
      readonly kind: 'square'
      readonly at: number
      readonly square: SquareName
      readonly sensed: Sensed
    }
  /** All 64 squares, a1 first, then b1, from a board that reports them after each change. */
  | { readonly kind: 'scan'; readonly at: number; readonly squares: readonly Sensed[] }
  /** The same from a board that reports single squares: what is new in it was missed before. */
  | { readonly kind: 'dump'; readonly at: number; readonly squares: readonly Sensed[] }
  | {
      readonly kind: 'clock'
      readonly at: number
      /** Whose clock runs; null while both are stopped. */
      readonly running: Color | null
      /** Milliseconds left, if the clock reports them. */
      readonly white: number | null
      readonly black: number | null
    }
  | { readonly kind: 'serial'; readonly at: number; readonly serial: string }
  | { readonly kind: 'version'; readonly at: number; readonly version: string }
  | { readonly kind: 'battery'; readonly at: number; readonly percent: number }
  /** The board is learning which piece has which tag; it needs the initial position. */
  | {
      readonly kind: 'calibrating'
      readonly at: number
      readonly scans: number
      readonly of: number
    }
  /** Bytes that fit no message, for example after a lost one. */
  | { readonly kind: 'noise'; readonly at: number; readonly bytes: number }

/** Turns the data of one board into messages, however it is split on the way. */
export interface Decoder {
  push(bytes: Uint8Array, at: number): readonly BoardMessage[]
}

/**
 * Converts between our index from a1 and the index of a board that counts a8, b8, … h1. It is its
 * own inverse.
 */
export const countedFromA8 = (index: number): number => (7 - (index >> 3)) * 8 + (index & 7)

const letters: ReadonlySet<string> = new Set('PNBRQKpnbrqk')

export const isPieceLetter = (text: string): text is PieceLetter => letters.has(text)

export const colorOfLetter = (letter: PieceLetter): Color =>
  letter === letter.toUpperCase() ? 'white' : 'black'
