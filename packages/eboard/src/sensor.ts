import type { Color, SquareName } from '@jadoube/chess'

/** An English letter, white pieces in capitals. */
export type PieceLetter = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'p' | 'n' | 'b' | 'r' | 'q' | 'k'

/** What a square reports: a piece, something whose kind the board cannot tell, or nothing. */
export type Sensed = PieceLetter | 'occupied' | null

/** What a board or its clock says, whichever make it is. Times are milliseconds, and only grow. */
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
      /** Milliseconds left, where the clock says so. */
      readonly white: number | null
      readonly black: number | null
    }
  | { readonly kind: 'serial'; readonly at: number; readonly serial: string }
  | { readonly kind: 'version'; readonly at: number; readonly version: string }
  | { readonly kind: 'battery'; readonly at: number; readonly percent: number }
  /** The board is learning which piece carries which tag; it wants the initial position. */
  | {
      readonly kind: 'calibrating'
      readonly at: number
      readonly scans: number
      readonly of: number
    }
  /** Bytes that fit no message, such as after a lost one. */
  | { readonly kind: 'noise'; readonly at: number; readonly bytes: number }

/** Turns what arrives from one board into messages, however it is cut into pieces on the way. */
export interface Decoder {
  push(bytes: Uint8Array, at: number): readonly BoardMessage[]
}

/** Where a board that counts a8, b8, … h1 has the square that we count from a1; and the other way round. */
export const countedFromA8 = (index: number): number => (7 - (index >> 3)) * 8 + (index & 7)

const letters: ReadonlySet<string> = new Set('PNBRQKpnbrqk')

export const isPieceLetter = (text: string): text is PieceLetter => letters.has(text)

export const colorOfLetter = (letter: PieceLetter): Color =>
  letter === letter.toUpperCase() ? 'white' : 'black'
