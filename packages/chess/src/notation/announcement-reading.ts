import { needText } from '../argument.js'
import { PAWN } from '../piece.js'
import { CAPTURE, FILE, RANK } from './alphabet.js'
import { readTokens } from './reading.js'
import { FILLER, LONG, meaningOf, ROCHADE } from './spoken-words.js'

/**
 * Writes an announcement in English notation: `Nf3` for `Springer Felix drei`. It needs no
 * position, so that a recording can be read like any other scoresheet. Undefined if the words are
 * not a move.
 */
export function transcribeAnnouncement(text: string): string | undefined {
  needText(text, 'transcribeAnnouncement')
  const meanings = readWords(text)
  if (!Array.isArray(meanings) || meanings.length === 0) return undefined
  if (meanings.includes(ROCHADE)) return meanings.includes(LONG) ? 'O-O-O' : 'O-O'
  const tokens = meanings[0] === PAWN ? meanings.slice(1) : meanings
  return readTokens(tokens).length === 0 ? undefined : tokens.map(writeToken).join('')
}

function writeToken(token: number): string {
  if (token >= FILE && token < FILE + 8) return 'abcdefgh'[token - FILE]!
  if (token >= RANK && token < RANK + 8) return String(token - RANK + 1)
  return token === CAPTURE ? 'x' : (' PNBRQK'[token] ?? '')
}

/** The tokens of the words, or why they are not a move, with the position in the text. */
export function readWords(
  text: string,
): number[] | { readonly reason: string; readonly at: number } {
  if (text.length > 120) return { reason: 'too long for a move', at: 120 }
  const meanings: number[] = []
  // `f3` is two words.
  for (const { 0: word, index } of text.matchAll(/[a-h](?=[1-8])|[^\s,.;:!–-]+/gi)) {
    const meaning = meaningOf(word)
    if (meaning === undefined) {
      return { reason: `${JSON.stringify(word)} is not part of a move`, at: index }
    }
    if (meaning !== FILLER) meanings.push(meaning)
  }
  return meanings
}
