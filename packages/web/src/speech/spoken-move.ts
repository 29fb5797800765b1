import { type Move, parseAnnouncement, type Role, type StandingPosition } from '@jadoube/chess'
import { latinFromCyrillic } from '@jadoube/laws'
import type { Language } from '../i18n/language.js'
import { readMove } from '../table/written.js'

/** The words of a language for what is said of a move. */
export interface SpokenWords {
  readonly pieceNames: Readonly<Record<Role, string>>
  readonly takes: readonly string[]
  readonly castles: { readonly short: readonly string[]; readonly long: readonly string[] }
  /** One to eight. */
  readonly numbers: readonly string[]
}

/** King, queen, rook, bishop, knight: as English letters write them. */
const letters: Readonly<Partial<Record<Role, string>>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
}

/** Without diacritics, in small Latin letters: a recognizer of speech is not sure of either. */
const plain = (text: string): string =>
  latinFromCyrillic(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')

/**
 * A spoken move: in the names of Appendix D, or as people say it, `knight f three`, `skakač na f3`. What a
 * recognizer makes of it comes with spaces and capitals anywhere.
 */
export function understood(
  position: StandingPosition,
  heard: readonly string[],
  language: Language,
  words: SpokenWords,
): Move | null {
  for (const text of heard) {
    const announced = parseAnnouncement(position, text)
    if (announced.ok) return announced.value
    const move =
      readMove(position, text.trim(), language) ?? readMove(position, inNotation(text, words), 'en')
    if (move !== null) return move
  }
  return null
}

/** What was said, as notation writes it: `Nf3`. Words that mean nothing on the board are passed over. */
export function inNotation(text: string, words: SpokenWords): string {
  const said = ` ${plain(text).replace(/[.,!]/g, ' ')} `
  const holds = (phrases: readonly string[]) =>
    phrases.some(phrase => said.includes(` ${plain(phrase)} `))
  if (holds(words.castles.long)) return 'O-O-O'
  if (holds(words.castles.short)) return 'O-O'
  const signs: string[] = []
  for (const word of said.split(/[\s-]+/)) {
    const role = (Object.keys(words.pieceNames) as Role[]).find(
      each => plain(words.pieceNames[each]) === word,
    )
    const number = words.numbers.findIndex(each => plain(each) === word)
    if (role !== undefined) signs.push(letters[role] ?? '')
    else if (number >= 0) signs.push(String(number + 1))
    else if (word === 'x' || words.takes.some(each => plain(each) === word)) signs.push('x')
    else if (/^([a-h][1-8]?|[1-8])$|^([a-h][1-8]){2}$/.test(word)) signs.push(word)
  }
  return signs.join('')
}
