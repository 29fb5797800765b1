import { needObject, needPosition, needText } from '../argument.js'
import { type Attempt, failed } from '../attempt.js'
import type { Move } from '../move.js'
import { PAWN } from '../piece.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import { readWords } from './announcement-reading.js'
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

/** The spoken word for each character of algebraic notation. */
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
 * How a move is announced (Appendix D.2.1): `Springer Felix drei`, `Eva schlägt David fünf`, `Kurze
 * Rochade`. It says as much as algebraic notation writes, and always names the piece that a pawn
 * becomes.
 *
 * @example
 * const move = unwrap(parseSan(standardPosition(), 'Nf3'))
 * makeAnnouncement(standardPosition(), move) // → 'Springer Felix drei'
 */
export function makeAnnouncement(position: StandingPosition, move: Move): string {
  needPosition(position, 'makeAnnouncement')
  const san = sanOf(position.board, codeOfLegal(position, move))
  const words: string[] = []
  if (move.kind === 'castling') words.push(castlingWords[move.rook > move.from ? 0 : 1])
  for (const sign of san) words.push(wordOf.get(sign) ?? '')
  return words.filter(word => word !== '').join(' ')
}

/** A move given by its squares. `piece` is a FEN letter of either colour. */
export interface SaidMove {
  readonly piece: string
  readonly from: string
  readonly to: string
  /** The letter of the piece that a pawn is promoted to. */
  readonly promotion?: string | undefined
  /** Only for castling: the square of the rook. */
  readonly rook?: string | undefined
}

/**
 * Announces a move by its two squares only: `Springer Gustav eins Felix drei`. It needs no
 * position, and does not say whether the move is legal or a capture.
 */
export function makePlainAnnouncement(move: SaidMove): string {
  needObject(move, 'makePlainAnnouncement', 'move')
  const { piece, from, to, promotion, rook } = move
  for (const [name, text] of Object.entries({ piece, from, to })) {
    needText(text, 'makePlainAnnouncement', name)
  }
  if (rook !== undefined) return castlingWords[rook > from ? 0 : 1]
  const signs = [piece.toUpperCase(), ...from, ...to, promotion ?? '']
  const words = signs.map(sign => wordOf.get(sign) ?? '')
  return words.filter(word => word !== '').join(' ')
}

const syntax = (reason: string, at = 0) => failed<SanError>({ code: 'san-syntax', reason, at })

/**
 * Reads an announcement. Case does not matter, umlauts may be spelled out or missing, `Bauer` may
 * be left out, and `f3` or `f drei` may stand for `Felix drei`. Text that matches two moves is
 * ambiguous, as in writing.
 */
export function parseAnnouncement(
  position: StandingPosition,
  text: string,
): Attempt<Move, SanError> {
  needPosition(position, 'parseAnnouncement')
  needText(text, 'parseAnnouncement')
  const meanings = readWords(text)
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
