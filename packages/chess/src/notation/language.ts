/**
 * Whose letters a scoresheet uses (Appendix C.2, C.3). A sheet has one language: S is a knight in
 * Slovenian and a bishop in Czech, so no letter is ever guessed from another language.
 */
export type NotationLanguage =
  | 'en'
  | 'sl'
  | 'sr'
  | 'sr-Latn'
  | 'cs'
  | 'fi'
  | 'de'
  | 'fr'
  | 'nl'
  | 'es'
  | 'it'
  | 'pl'
  | 'hu'
  | 'ru'
  | 'figurine'

export interface Letters {
  /** King, queen, rook, bishop, knight. */
  readonly pieces: readonly [string, string, string, string, string]
  /** Also read, in the same order; never written. */
  readonly alsoRead?: readonly (readonly [string, string, string, string, string])[]
  readonly cyrillic?: true
  /** How a capture en passant is marked. */
  readonly enPassant: string
  /** PGN has `O-O` and `e8=Q` where the Laws have `0-0` and `e8Q` (C.11, C.13). */
  readonly pgn?: true
}

const southSlavic = ['K', 'D', 'T', 'L', 'S'] as const
const serbian = ['К', 'Д', 'Т', 'Л', 'С'] as const

/** The letters of the pieces in each language, and how it marks a capture en passant. */
export const lettersOf: Readonly<Record<NotationLanguage, Letters>> = {
  en: { pieces: ['K', 'Q', 'R', 'B', 'N'], enPassant: 'e.p.', pgn: true },
  sl: { pieces: southSlavic, enPassant: 'e.p.' },
  sr: { pieces: serbian, alsoRead: [southSlavic], cyrillic: true, enPassant: 'е.п.' },
  'sr-Latn': { pieces: southSlavic, alsoRead: [serbian], cyrillic: true, enPassant: 'e.p.' },
  cs: { pieces: ['K', 'D', 'V', 'S', 'J'], enPassant: 'e.p.' },
  fi: { pieces: ['K', 'D', 'T', 'L', 'R'], enPassant: 'o.l.' },
  de: { pieces: ['K', 'D', 'T', 'L', 'S'], enPassant: 'e.p.' },
  fr: { pieces: ['R', 'D', 'T', 'F', 'C'], enPassant: 'e.p.' },
  nl: { pieces: ['K', 'D', 'T', 'L', 'P'], enPassant: 'e.p.' },
  es: { pieces: ['R', 'D', 'T', 'A', 'C'], enPassant: 'a.p.' },
  it: { pieces: ['R', 'D', 'T', 'A', 'C'], enPassant: 'e.p.' },
  pl: { pieces: ['K', 'H', 'W', 'G', 'S'], enPassant: 'e.p.' },
  hu: { pieces: ['K', 'V', 'B', 'F', 'H'], enPassant: 'e.p.' },
  ru: { pieces: ['Кр', 'Ф', 'Л', 'С', 'К'], cyrillic: true, enPassant: 'e.p.' },
  // Printed matter has one set for both colours; the black figurines are read too.
  figurine: { pieces: ['♔', '♕', '♖', '♗', '♘'], enPassant: 'e.p.' },
}

/** All languages whose notation is read and written here. */
export const notationLanguages = Object.keys(lettersOf) as readonly NotationLanguage[]

/** Is this the code of a language whose notation is known here? */
export function isNotationLanguage(text: string): text is NotationLanguage {
  return Object.hasOwn(lettersOf, text)
}
