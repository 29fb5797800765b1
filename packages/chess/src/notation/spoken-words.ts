import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { CAPTURE, FILE, RANK } from './alphabet.js'

// What a move sounds like (Appendix D.2.1): files by name, ranks and pieces in German.

// biome-ignore format: a table
export const fileWords = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'] as const
// biome-ignore format: a table
export const rankWords = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const
/** By role code. */
export const roleWords = ['', 'Bauer', 'Springer', 'Läufer', 'Turm', 'Dame', 'König'] as const
export const castlingWords = ['Kurze Rochade', 'Lange Rochade'] as const
/** Not in the Laws, but said at every board. */
export const captureWord = 'schlägt'
export const signWords = ['', 'Schach', 'matt'] as const

/** A word that adds nothing to which move it is. */
export const FILLER = 100
export const SHORT = 101
export const LONG = 102
export const ROCHADE = 103

/** Small letters, ä as ae and so on: one spelling for what sounds alike. */
function plain(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
}

// From 2017 the arbiter may have the ranks said in another language.
const numbers = [
  'one two three four five six seven eight',
  'ena dve tri štiri pet šest sedem osem',
  'један два три четири пет шест седам осам',
  'jedan dva tri četiri pet šest sedam osam',
  'jedna dvě tři čtyři pět šest sedm osm',
  'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan',
]

/** The words of files and ranks follow from the tables above; these are the others, by what they mean. */
const otherWords: readonly (readonly [meaning: number, words: string])[] = [
  [RANK, 'eden ein'],
  // The spellings found in the translations of the Laws, and umlauts left out.
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

export function meaningOf(word: string): number | undefined {
  meanings ??= findMeanings()
  return meanings.get(plain(word))
}

const isGerman = (word: string): boolean =>
  [...rankWords, 'zwo', 'funf', ...'12345678'].some(rank => plain(rank) === word)

/** Are all ranks that are named said in German, or written as digits? */
export const ranksAreGerman = (text: string): boolean =>
  text.split(/[\s,.;:!–-]+/).every(word => {
    const meaning = meaningOf(word)
    return meaning === undefined || meaning < RANK || meaning >= RANK + 8 || isGerman(plain(word))
  })
