import { type Move, parseAnnouncement, type Role, type StandingPosition } from '@jadoube/chess'
import { readMove } from '../game/read-move.js'
import type { Language } from '../i18n/language.js'
import { lexiconOf } from './lexicon/index.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { plain, wordsIn } from './spoken-words.js'

/** As English notation writes the pieces; a pawn has no letter. */
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
 * A spoken move: in the names of Appendix D, or as people say it, `knight f three`, `skakač na f3`. `heard` is
 * what a recogniser made of it, the likeliest first, with spaces and capitals anywhere.
 */
export async function understood(
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

/** `xd5` is understood where one pawn only can capture there. */
function readSpoken(position: StandingPosition, notation: string): Move | null {
  if (!notation.startsWith('x')) return readMove(position, notation, 'en')
  const captures = fileLetters
    .map(file => readMove(position, file + notation, 'en'))
    .filter(move => move !== null)
  return captures.length === 1 ? (captures[0] ?? null) : null
}

/** What was said, as notation writes it: `Nf3`. Words that mean nothing on the board are passed over. */
export function spokenInNotation(text: string, lexicon: Lexicon): string {
  const said = wordsIn(text)
  const isSaid = (beginnings: readonly string[]) => said.some(word => fits(word, beginnings) > 0)
  if (isSaid(lexicon.castling)) {
    if (isSaid(lexicon.long)) return 'O-O-O'
    if (isSaid(lexicon.short)) return 'O-O'
  }
  const signs = said.map(word => signOf(word, lexicon))
  // `to a queen`, `a dáma`: no square, but an article or an `and`.
  return signs.filter((sign, at) => sign !== 'a' || !/^[KQRBN]$/.test(signs[at + 1] ?? '')).join('')
}

function signOf(word: string, lexicon: Lexicon): string {
  if (/^([a-h][1-8]?|[1-8]|x|([a-h][1-8]){2})$/.test(word)) return word
  const file = lexicon.files.findIndex(names => names.some(name => plain(name) === word))
  if (file >= 0) return fileLetters[file] ?? ''
  const meanings: readonly (readonly [string, readonly string[]])[] = [
    ['x', lexicon.takes],
    ...lexicon.numbers.map((words, index) => [String(index + 1), words] as const),
    ...(Object.keys(letters) as Role[]).map(role => [letters[role], lexicon.pieces[role]] as const),
  ]
  let sign = ''
  let longest = 0
  for (const [meaning, beginnings] of meanings) {
    const length = fits(word, beginnings)
    if (length > longest) {
      longest = length
      sign = meaning
    }
  }
  return sign
}

/** The length of the longest beginning that the word has; 0 if it has none. */
function fits(word: string, beginnings: readonly string[]): number {
  return Math.max(
    0,
    ...beginnings.map(plain).map(each => (word.startsWith(each) ? each.length : 0)),
  )
}
