import { shown } from '../argument.js'

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
  /** The mark of an en passant capture. */
  readonly enPassant: string
}

// In one line each, because every program that writes moves carries this table.
const pieceLetters: Readonly<Record<NotationLanguage, string>> = {
  en: 'K Q R B N',
  sl: 'K D T L S',
  sr: 'К Д Т Л С',
  'sr-Latn': 'K D T L S',
  cs: 'K D V S J',
  fi: 'K D T L R',
  de: 'K D T L S',
  fr: 'R D T F C',
  nl: 'K D T L P',
  es: 'R D T A C',
  it: 'R D T A C',
  pl: 'K H W G S',
  hu: 'K V B F H',
  ru: 'Кр Ф Л С К',
  // Print uses one set for both colours. The black figurines are read too.
  figurine: '♔ ♕ ♖ ♗ ♘',
}

/** The other languages write `e.p.` */
const enPassantMarks: Readonly<Record<string, string>> = { sr: 'е.п.', fi: 'o.l.', es: 'a.p.' }

/** The piece letters of each language, and its mark for an en passant capture. */
export const lettersOf: Readonly<Record<NotationLanguage, Letters>> = /* @__PURE__ */ allLetters()

function allLetters(): Readonly<Record<NotationLanguage, Letters>> {
  const entries = Object.entries(pieceLetters).map(([language, letters]) => [
    language,
    { pieces: letters.split(' '), enPassant: enPassantMarks[language] ?? 'e.p.' },
  ])
  return Object.fromEntries(entries)
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
  throw new RangeError(`${caller}: language must be one of ${known}, not ${shown(language)}`)
}
