import { needText } from '../argument.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { CAPTURE, FILE, RANK } from './alphabet.js'

// The words of announced moves (Appendix D.2.1): names for the files, ranks and pieces in German.

// biome-ignore format: a table
export const fileWords = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'] as const
// biome-ignore format: a table
export const rankWords = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const
/** By role code. */
export const roleWords = ['', 'Bauer', 'Springer', 'Läufer', 'Turm', 'Dame', 'König'] as const
export const castlingWords = ['Kurze Rochade', 'Lange Rochade'] as const
/** Not in the Laws, but in common use. */
export const captureWord = 'schlägt'
export const signWords = ['', 'Schach', 'matt'] as const

/** A word that does not help to identify the move. */
export const FILLER = 100
export const SHORT = 101
export const LONG = 102
export const ROCHADE = 103

/** One spelling for words that sound alike: lower case, ä as ae and so on. */
function plain(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
}

// Since 2017 the arbiter may allow the ranks in another language.
const numbers = [
  'one two three four five six seven eight',
  'ena dve tri štiri pet šest sedem osem',
  'један два три четири пет шест седам осам',
  'jedan dva tri četiri pet šest sedam osam',
  'jedna dvě tři čtyři pět šest sedm osm',
  'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan',
]

/** All words except the files and ranks above, by meaning. */
const otherWords: readonly (readonly [meaning: number, words: string])[] = [
  [RANK, 'eden ein'],
  // Spellings found in translations of the Laws, and words without their umlauts.
  [FILE + 2, 'Cäsar'],
  [FILE + 7, 'Hektor'],
  [RANK + 1, 'zwo'],
  [RANK + 4, 'funf'],
  [KING, 'König Konig'],
  [QUEEN, 'Dame'],
  [ROOK, 'Turm'],
  [BISHOP, 'Läufer Laeuffer Laefer Laufer'],
  [KNIGHT, 'Springer'],
  [PAWN, 'Bauer'],
  [CAPTURE, 'schlägt schlagt nimmt x'],
  [FILLER, 'nach auf wird zur zum Schach Schachmatt matt en passant'],
  [SHORT, 'kurze kurz kleine'],
  [LONG, 'lange lang große'],
  [ROCHADE, 'Rochade'],
]

function findMeanings(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const say = (meaning: number, words: string) => {
    for (const word of words.split(' ')) found.set(plain(word), meaning)
  }
  fileWords.forEach((word, file) => {
    say(FILE + file, `${word} ${'abcdefgh'[file]}`)
  })
  for (const words of [rankWords.join(' '), '1 2 3 4 5 6 7 8', ...numbers]) {
    words.split(' ').forEach((word, rank) => {
      say(RANK + rank, word)
    })
  }
  for (const [meaning, words] of otherWords) say(meaning, words)
  return found
}

let meanings: ReadonlyMap<string, number> | undefined

/** The token of a spoken word (see alphabet.ts); undefined if it is unknown. */
export function meaningOf(word: string): number | undefined {
  meanings ??= findMeanings()
  return meanings.get(plain(word))
}

const isGerman = (word: string): boolean =>
  [...rankWords, 'zwo', 'funf', ...'12345678'].some(rank => plain(rank) === word)

/** Whether all ranks in the text are said in German, or written as digits. */
export function ranksAreGerman(text: string): boolean {
  needText(text, 'ranksAreGerman')
  return text.split(/[\s,.;:!–-]+/).every(word => {
    const meaning = meaningOf(word)
    return meaning === undefined || meaning < RANK || meaning >= RANK + 8 || isGerman(plain(word))
  })
}
