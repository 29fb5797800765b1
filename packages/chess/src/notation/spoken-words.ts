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
export function plain(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
}

const meanings = new Map<string, number>()
const say = (meaning: number, ...words: string[]) => {
  for (const word of words) meanings.set(plain(word), meaning)
}
fileWords.forEach((word, file) => {
  say(FILE + file, word, 'abcdefgh'[file])
})
rankWords.forEach((word, rank) => {
  say(RANK + rank, word, String(rank + 1))
})
// From 2017 the arbiter may have the ranks said in another language.
const numbers: Readonly<Record<string, string>> = {
  en: 'one two three four five six seven eight',
  sl: 'ena dve tri štiri pet šest sedem osem',
  sr: 'један два три четири пет шест седам осам',
  'sr-Latn': 'jedan dva tri četiri pet šest sedam osam',
  cs: 'jedna dvě tři čtyři pět šest sedm osm',
  fi: 'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan',
}
for (const words of Object.values(numbers)) {
  words.split(' ').forEach((word, rank) => {
    say(RANK + rank, word)
  })
}
say(RANK, 'eden', 'ein')
// The spellings found in the translations of the Laws, and umlauts left out.
say(FILE + 2, 'Cäsar')
say(FILE + 7, 'Hektor')
say(RANK + 1, 'zwo')
say(RANK + 4, 'funf')
say(KING, 'König', 'Konig')
say(QUEEN, 'Dame')
say(ROOK, 'Turm')
say(BISHOP, 'Läufer', 'Laeuffer', 'Laefer', 'Laufer')
say(KNIGHT, 'Springer')
say(PAWN, 'Bauer')
say(CAPTURE, 'schlägt', 'schlagt', 'nimmt', 'x')
say(FILLER, 'nach', 'auf', 'wird', 'zur', 'zum', 'Schach', 'Schachmatt', 'matt', 'en', 'passant')
say(SHORT, 'kurze', 'kurz', 'kleine')
say(LONG, 'lange', 'lang', 'große')
say(ROCHADE, 'Rochade')

export function meaningOf(word: string): number | undefined {
  return meanings.get(plain(word))
}

const german: ReadonlySet<string> = new Set(
  [...rankWords, 'zwo', 'funf', ...'12345678'].map(word => plain(word)),
)

/** Are all ranks that are named said in German, or written as digits? */
export const ranksAreGerman = (text: string): boolean =>
  text.split(/[\s,.;:!–-]+/).every(word => {
    const meaning = meaningOf(word)
    return meaning === undefined || meaning < RANK || meaning >= RANK + 8 || german.has(plain(word))
  })
