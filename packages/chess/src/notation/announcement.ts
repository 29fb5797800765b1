import { type Attempt, failed } from '../attempt.js'
import type { Move } from '../move.js'
import { PAWN } from '../piece.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import { CAPTURE, FILE, RANK } from './alphabet.js'
import { readTokens } from './reading.js'
import { findCastling, findWritten, type SanError } from './san.js'
import { sanOf } from './san-writing.js'
import {
  captureWord,
  castlingWords,
  FILLER,
  fileWords,
  LONG,
  meaningOf,
  ROCHADE,
  rankWords,
  roleWords,
  SHORT,
  signWords,
} from './spoken-words.js'

const spokenLetters = new Map<string, string>([
  ['N', roleWords[2]],
  ['B', roleWords[3]],
  ['R', roleWords[4]],
  ['Q', roleWords[5]],
  ['K', roleWords[6]],
  ['x', captureWord],
  ['+', signWords[1]],
  ['#', signWords[2]],
])

const squareWords = new Map<string, string>([
  ...fileWords.map((word, file): [string, string] => ['abcdefgh'[file]!, word]),
  ...rankWords.map((word, rank): [string, string] => [String(rank + 1), word]),
])

/**
 * What is said of a move (Appendix D.2.1): `Springer Felix drei`, `Eva schlägt David fünf`, `Kurze
 * Rochade`. It says as much as algebraic notation writes, and always the piece a pawn becomes.
 *
 * @example
 * const move = unwrap(parseSan(standardPosition(), 'Nf3'))
 * makeAnnouncement(standardPosition(), move) // → 'Springer Felix drei'
 */
export function makeAnnouncement(position: StandingPosition, move: Move): string {
  const san = sanOf(position.board, codeOfLegal(position, move))
  const words: string[] = []
  if (move.kind === 'castling') words.push(castlingWords[move.rook > move.from ? 0 : 1])
  for (const sign of san) words.push(squareWords.get(sign) ?? spokenLetters.get(sign) ?? '')
  return words.filter(word => word !== '').join(' ')
}

/** A move by its squares alone: `piece` as in a FEN, of either colour. */
export interface SaidMove {
  readonly piece: string
  readonly from: string
  readonly to: string
  /** The letter of the piece that a pawn becomes. */
  readonly promotion?: string | undefined
  /** Castling: where the rook stands. */
  readonly rook?: string | undefined
}

/**
 * The same of what was seen to be moved, with both squares and nothing besides: `Springer Gustav eins Felix drei`. It
 * needs no position and tells neither whether the move is legal nor what it does.
 */
export function makePlainAnnouncement({ piece, from, to, promotion, rook }: SaidMove): string {
  if (rook !== undefined) return castlingWords[rook > from ? 0 : 1]
  const signs = [piece.toUpperCase(), ...from, ...to, promotion ?? '']
  const words = signs.map(sign => squareWords.get(sign) ?? spokenLetters.get(sign) ?? '')
  return words.filter(word => word !== '').join(' ')
}

/**
 * What an announcement writes in English letters: `Nf3` for `Springer Felix drei`. It knows no position, so that a
 * recording can be read like any other scoresheet. Undefined where it is not made of the words for moves.
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

const syntax = (reason: string, at = 0) => failed<SanError>({ code: 'san-syntax', reason, at })

/**
 * Understands an announcement: small or capital letters, umlauts spelled out or lost, `Bauer` said or
 * not, `f3` or `f drei` for `Felix drei`. As in writing, what fits twice is ambiguous.
 */
export function parseAnnouncement(
  position: StandingPosition,
  text: string,
): Attempt<Move, SanError> {
  const meanings = heard(text)
  if (!Array.isArray(meanings)) return syntax(meanings.reason, meanings.at)
  if (meanings.includes(ROCHADE)) {
    const [side, rochade] = meanings
    if (meanings.length !== 2 || rochade !== ROCHADE || (side !== SHORT && side !== LONG)) {
      return syntax('castling is announced as kurze or lange Rochade')
    }
    return findCastling(position, side === SHORT ? 0 : 1)
  }
  const tokens = meanings[0] === PAWN ? meanings.slice(1) : meanings
  const readings = readTokens(tokens)
  if (readings.length === 0) return syntax('it is not a move')
  return findWritten(position, readings)
}

/** What the words mean; or why they are no move, and where. */
function heard(text: string): number[] | { readonly reason: string; readonly at: number } {
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
