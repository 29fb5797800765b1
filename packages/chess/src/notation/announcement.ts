import { type Attempt, failed } from '../attempt.js'
import type { Move } from '../move.js'
import { PAWN } from '../piece.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import { heard } from './announcement-heard.js'
import { readTokens } from './reading.js'
import { findCastling, findWritten, type SanError } from './san-reading.js'
import { sanOf } from './san-writing.js'
import {
  captureWord,
  castlingWords,
  fileWords,
  LONG,
  ROCHADE,
  rankWords,
  roleWords,
  SHORT,
  signWords,
} from './spoken-words.js'

/** The word of each sign of algebraic notation. */
const wordOf = /* @__PURE__ */ findWords()

function findWords(): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ['N', roleWords[2]],
    ['B', roleWords[3]],
    ['R', roleWords[4]],
    ['Q', roleWords[5]],
    ['K', roleWords[6]],
    ['x', captureWord],
    ['+', signWords[1]],
    ['#', signWords[2]],
    ...fileWords.map((word, file): [string, string] => ['abcdefgh'[file]!, word]),
    ...rankWords.map((word, rank): [string, string] => [String(rank + 1), word]),
  ])
}

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
  for (const sign of san) words.push(wordOf.get(sign) ?? '')
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
  const words = signs.map(sign => wordOf.get(sign) ?? '')
  return words.filter(word => word !== '').join(' ')
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
