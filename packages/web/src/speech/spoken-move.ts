import { type Move, parseAnnouncement, type Role, type StandingPosition } from '@jadoube/chess'
import { readMove } from '../game/read-move.js'
import type { Language } from '../i18n/language.js'
import { plainLetters } from '../plain-letters.js'
import { lexiconOf } from './lexicon/index.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { wordsIn } from './spoken-words.js'

/** The piece letters of English notation. A pawn has none. */
const letters: Readonly<Record<Role, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: '',
}
const fileLetters = [...'abcdefgh']

/**
 * Finds a spoken move: with the names of Appendix D, or as people say it, `knight f three`, `skakač
 * na f3`. `heard` are the texts from the recogniser, the likeliest first, with any spaces and
 * capitals.
 */
export async function findSpokenMove(
  position: StandingPosition,
  heard: readonly string[],
  language: Language,
): Promise<Move | null> {
  const lexicon = await lexiconOf(language)
  for (const text of heard) {
    const announced = parseAnnouncement(position, text)
    if (announced.ok) return announced.value
    const move =
      readMove(position, text.trim(), language) ??
      readSpoken(position, spokenInNotation(text, lexicon))
    if (move !== null) return move
  }
  return null
}

/** Reads a move. `xd5` is understood if only one pawn can capture there. */
function readSpoken(position: StandingPosition, notation: string): Move | null {
  if (!notation.startsWith('x')) return readMove(position, notation, 'en')
  const captures = fileLetters
    .map(file => readMove(position, file + notation, 'en'))
    .filter(move => move !== null)
  return captures.length === 1 ? (captures[0] ?? null) : null
}

/** Turns speech into notation: `Nf3`. Words without a meaning on the board are skipped. */
export function spokenInNotation(text: string, lexicon: Lexicon): string {
  const spokenWords = wordsIn(text)
  const isSpoken = (beginnings: readonly string[]) =>
    spokenWords.some(word => matchLength(word, beginnings) > 0)
  if (isSpoken(lexicon.castling)) {
    if (isSpoken(lexicon.long)) return 'O-O-O'
    if (isSpoken(lexicon.short)) return 'O-O'
  }
  const signs = spokenWords.map(word => signOf(word, lexicon))
  // In `to a queen` or `a dáma` the `a` is not a file but an article or an `and`.
  return signs.filter((sign, at) => sign !== 'a' || !/^[KQRBN]$/.test(signs[at + 1] ?? '')).join('')
}

function signOf(word: string, lexicon: Lexicon): string {
  if (/^([a-h][1-8]?|[1-8]|x|([a-h][1-8]){2})$/.test(word)) return word
  const file = lexicon.files.findIndex(names => names.some(name => plainLetters(name) === word))
  if (file >= 0) return fileLetters[file] ?? ''
  const meanings: readonly (readonly [string, readonly string[]])[] = [
    ['x', lexicon.takes],
    ...lexicon.numbers.map((words, index) => [String(index + 1), words] as const),
    ...(Object.keys(letters) as Role[]).map(role => [letters[role], lexicon.pieces[role]] as const),
  ]
  let sign = ''
  let longest = 0
  for (const [meaning, beginnings] of meanings) {
    const length = matchLength(word, beginnings)
    if (length > longest) {
      longest = length
      sign = meaning
    }
  }
  return sign
}

/** The length of the longest matching beginning of the word. 0 if there is none. */
function matchLength(word: string, beginnings: readonly string[]): number {
  return Math.max(
    0,
    ...beginnings.map(plainLetters).map(each => (word.startsWith(each) ? each.length : 0)),
  )
}
