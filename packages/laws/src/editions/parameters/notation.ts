/** Parameters of Appendix C: the notation on a scoresheet. */
export interface NotationParameters {
  /** The form with the departure square is accepted. */
  readonly longNotation: true | null
  /** Whether the capture sign x must be written. */
  readonly captureSign: 'written' | 'optional'
  /** Whether an en passant capture must be marked. */
  readonly enPassantMark: 'written' | 'optional'
  /** The accepted marks of an en passant capture. */
  readonly enPassantMarks: readonly string[]
  /** The accepted signs for mate. */
  readonly mateSigns: readonly string[]
  /** The signs that may be left out. */
  readonly optionalSigns: readonly ('x' | '+' | 'mate' | 'e.p.')[]
}
