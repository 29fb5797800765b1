import { needPosition, needText } from '../argument.js'
import { type Attempt, failed } from '../attempt.js'
import type { Move } from '../move.js'
import { makeSquare } from '../square.js'
import type { StandingPosition } from '../standing-position.js'
import { type NotationLanguage, needLanguage } from './language.js'
import { parseMarks } from './marks.js'
import { readWritten } from './reading.js'
import { makeSan } from './san.js'
import { parseSan, type SanError } from './san-reading.js'

/**
 * Writes a move with its departure square: `Ng1f3`, `e5xd6`, `e7e8Q` (Appendix C.8). Castling is
 * written as in SAN.
 */
export function makeLong(
  position: StandingPosition,
  move: Move,
  language: NotationLanguage = 'en',
): string {
  needPosition(position, 'makeLong')
  needLanguage(language, 'makeLong')
  const san = makeSan(position, move, language)
  if (move.kind === 'castling') return san
  const to = makeSquare(move.to)
  const at = san.lastIndexOf(to)
  const captures = san[at - 1] === 'x'
  // Before the target square: a piece letter of one or two characters, then the disambiguation.
  const letter = /^(?:[^a-h1-8x]*)/.exec(san)?.[0] ?? ''
  return `${letter}${makeSquare(move.from)}${captures ? 'x' : ''}${san.slice(at)}`
}

/**
 * Reads a move with both squares: `Ng1f3`, also `Ng1-f3` and `Ng1:f3`. A text without the departure
 * square is an error.
 */
export function parseLong(
  position: StandingPosition,
  text: string,
  language: NotationLanguage = 'en',
): Attempt<Move, SanError> {
  needPosition(position, 'parseLong')
  needText(text, 'parseLong')
  needLanguage(language, 'parseLong')
  const read = parseSan(position, text, language)
  if (!read.ok && read.error.code === 'san-syntax') return read
  const written = readWritten(parseMarks(text).move, language)
  const silent =
    written.kind === 'move' &&
    written.readings.every(({ fromFile, fromRank }) => fromFile < 0 || fromRank < 0)
  if (!silent) return read
  return failed({ code: 'san-syntax', reason: 'the long form names both squares', at: 0 })
}
