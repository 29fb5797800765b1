import { type Letters, lettersOf, type NotationLanguage } from './language.js'

// What the characters of a written move mean in a language, as token numbers. Roles are 1 to 6; the
// rest is named here.

export const FILE = 16
export const RANK = 32
export const CAPTURE = 64
export const EQUALS = 65
export const DASH = 66
/** Cyrillic х means the h-file or a capture. The position decides (see reading.ts). */
export const KHA = 67
export const PAWN_LETTER = 68
export const SKIP = 69

export interface Alphabet {
  /** The meaning of each character, and of the two characters of the Russian king. */
  readonly signs: ReadonlyMap<string, number>
  /** Lower-case piece letters. They are read only as promotions. */
  readonly lower: ReadonlyMap<string, number>
}

// Letters that look alike in print: Latin, then Cyrillic.
const lookAlikes = ['KК', 'TТ', 'CС', 'BВ', 'HН', 'PР', 'AА', 'EЕ', 'MМ'] as const
const twinOf = (letter: string): string | undefined => {
  const pair = lookAlikes.find(each => each.includes(letter))
  return pair === undefined ? undefined : pair[letter === pair[0] ? 1 : 0]
}
/** Role codes in the order of `Letters.pieces`. */
const roleOrder = [6, 5, 4, 3, 2]

const alphabets = new Map<NotationLanguage, Alphabet>()

export function alphabetOf(language: NotationLanguage): Alphabet {
  let alphabet = alphabets.get(language)
  if (alphabet === undefined) {
    alphabet = buildAlphabet(language)
    alphabets.set(language, alphabet)
  }
  return alphabet
}

/**
 * The sets of piece letters that a sheet in this language may use. Serbian has two scripts; both
 * are read, whichever one is written.
 */
export function lettersRead(language: NotationLanguage): readonly Letters['pieces'][] {
  const own = lettersOf[language].pieces
  if (language === 'sr') return [own, lettersOf['sr-Latn'].pieces]
  return language === 'sr-Latn' ? [own, lettersOf.sr.pieces] : [own]
}

function buildAlphabet(language: NotationLanguage): Alphabet {
  const cyrillic = language === 'ru' || language === 'sr' || language === 'sr-Latn'
  const signs = new Map<string, number>()
  const lower = new Map<string, number>()
  const all = (text: string, meaning: (index: number) => number) => {
    Array.from(text).forEach((sign, index) => {
      if (!signs.has(sign)) signs.set(sign, meaning(index))
    })
  }
  for (const set of lettersRead(language)) {
    set.forEach((letter, index) => {
      signs.set(letter, roleOrder[index])
      const small = letter.toLowerCase()
      if (small !== letter) lower.set(small, roleOrder[index])
    })
  }
  for (const [letter, role] of [...signs]) {
    const twin = twinOf(letter)
    if (twin !== undefined && !signs.has(twin)) signs.set(twin, role)
  }
  if (language === 'ru') for (const king of ['Kр', 'Кp', 'Kp']) signs.set(king, 6)
  all('♔♕♖♗♘', index => roleOrder[index])
  all('♚♛♜♝♞', index => roleOrder[index])
  all('♙♟PpРр', () => PAWN_LETTER)
  all('abcdefgh', index => FILE + index)
  if (cyrillic) all('абцдефг', index => FILE + index)
  all('а', () => FILE)
  all('с', () => FILE + 2)
  all('е', () => FILE + 4)
  all('х', () => (cyrillic ? KHA : CAPTURE))
  all('12345678', index => RANK + index)
  all('xX×⨯:Х', () => CAPTURE)
  all('=/()', () => EQUALS)
  all('-‐‑‒–—−', () => DASH)
  all('\ufe0e\ufe0f \t\u00a0', () => SKIP)
  return { signs, lower }
}
