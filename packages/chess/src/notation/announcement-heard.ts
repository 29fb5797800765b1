import { PAWN } from '../piece.js'
import { CAPTURE, FILE, RANK } from './alphabet.js'
import { readTokens } from './reading.js'
import { FILLER, LONG, meaningOf, ROCHADE } from './spoken-words.js'

/**
 * What an announcement writes in English letters: `Nf3` for `Springer Felix drei`. It knows no position, so that a
 * recording can be read like any other scoresheet. Undefined if it is not made of the words for moves.
 */
export function transcribeAnnouncement(text: string): string | undefined {
  const meanings = heard(text)
  if (!Array.isArray(meanings) || meanings.length === 0) return undefined
  if (meanings.includes(ROCHADE)) return meanings.includes(LONG) ? 'O-O-O' : 'O-O'
  const tokens = meanings[0] === PAWN ? meanings.slice(1) : meanings
  return readTokens(tokens).length === 0 ? undefined : tokens.map(written).join('')
}

function written(token: number): string {
  if (token >= FILE && token < FILE + 8) return 'abcdefgh'[token - FILE]!
  if (token >= RANK && token < RANK + 8) return String(token - RANK + 1)
  return token === CAPTURE ? 'x' : (' PNBRQK'[token] ?? '')
}

/** What the words mean; or why they are no move, and where. */
export function heard(text: string): number[] | { readonly reason: string; readonly at: number } {
  if (text.length > 120) return { reason: 'longer than any move', at: 120 }
  const meanings: number[] = []
  // `f3` is two words.
  for (const { 0: word, index } of text.matchAll(/[a-h](?=[1-8])|[^\s,.;:!–-]+/gi)) {
    const meaning = meaningOf(word)
    if (meaning === undefined) {
      return { reason: `${JSON.stringify(word)} is no part of a move`, at: index }
    }
    if (meaning !== FILLER) meanings.push(meaning)
  }
  return meanings
}
