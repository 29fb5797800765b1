import { described } from '../argument.js'

/**
 * The language whose piece letters a scoresheet uses (Appendix C.2, C.3). A sheet has one language:
 * S is a knight in Slovenian and a bishop in Czech, so letters are never guessed from another
 * language.
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
  /** Other letters that are read but never written, in the same order. */
  readonly alsoRead?: readonly (readonly [string, string, string, string, string])[]
  readonly cyrillic?: true
  /** The mark of an en passant capture. */
  readonly enPassant: string
  /** Set for the forms of PGN, `O-O` and `e8=Q`. The Laws have `0-0` and `e8Q` (C.11, C.13). */
  readonly pgn?: true
}

const southSlavic = ['K', 'D', 'T', 'L', 'S'] as const
const serbian = ['К', 'Д', 'Т', 'Л', 'С'] as const

/** The piece letters of each language, and its mark for an en passant capture. */
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
  // Print uses one set for both colours. The black figurines are read too.
  figurine: { pieces: ['♔', '♕', '♖', '♗', '♘'], enPassant: 'e.p.' },
}

/** All languages whose notation can be read and written. */
export const notationLanguages = Object.keys(lettersOf) as readonly NotationLanguage[]

/** Whether this is the code of a notation language. */
export function isNotationLanguage(text: string): text is NotationLanguage {
  return typeof text === 'string' && Object.hasOwn(lettersOf, text)
}

/** Throws for a language that is not known, as for a colour that is none. */
export function needLanguage(language: NotationLanguage, caller: string): void {
  // English first, because it is the default and every move of a file is written with it.
  if (language === 'en' || isNotationLanguage(language)) return
  const known = notationLanguages.join(', ')
  throw new RangeError(`${caller}: language must be one of ${known}, not ${described(language)}`)
}
