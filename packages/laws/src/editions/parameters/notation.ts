/** Appendix C: what a scoresheet may say. */
export interface NotationParameters {
  /** The form with the square of departure is accepted. */
  readonly longNotation: true | null
  /** The sign x of a capture. */
  readonly captureSign: 'written' | 'optional'
  /** The mark of a capture en passant. */
  readonly enPassantMark: 'written' | 'optional'
  /** The marks of a capture en passant that are understood. */
  readonly enPassantMarks: readonly string[]
  /** The signs of mate that are understood. */
  readonly mateSigns: readonly string[]
  /** The signs that may be left out. */
  readonly optionalSigns: readonly ('x' | '+' | 'mate' | 'e.p.')[]
}
