import { needList, needPosition, needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'
import { type Move, type MoveLike, moveOf } from '../move.js'
import { codeOfLegal, type Position, play, playCode } from '../position.js'
import { type NotationLanguage, needLanguage } from './language.js'
import { makeSan } from './san.js'
import { parseSan, type SanError } from './san-reading.js'

/**
 * Writes a line of moves with move numbers: `1. e4 e5 2. Nf3`, or `5... Nf6 6. d3` if Black begins.
 * Throws an `IllegalMoveError` if a move is not legal.
 *
 * @example
 * const moves = unwrap(parseSanLine(standardPosition(), 'e4 e5 Nf3'))
 * makeSanLine(standardPosition(), moves) // → '1. e4 e5 2. Nf3'
 */
export function makeSanLine(
  position: Position,
  moves: readonly MoveLike[],
  language: NotationLanguage = 'en',
): string {
  needPosition(position, 'makeSanLine')
  needList(moves, 'makeSanLine', 'moves')
  needLanguage(language, 'makeSanLine')
  const words: string[] = []
  let at = position
  for (const move of moves) {
    const code = codeOfLegal(at, move)
    if (at.turn === 'white') words.push(`${at.moveNumber}.`)
    else if (words.length === 0) words.push(`${at.moveNumber}...`)
    words.push(makeSan(at, moveOf(code), language))
    at = playCode(at, code)
  }
  return words.join(' ')
}

const numbers = /^\d{1,5}(?:\.+|…|$)/

/**
 * Reads a line of moves in SAN, with or without move numbers. An error gives the position in the
 * text.
 *
 * @example
 * unwrap(parseSanLine(standardPosition(), '1. e4 e5 2. Nf3')).length // → 3
 */
export function parseSanLine(
  position: Position,
  text: string,
  language: NotationLanguage = 'en',
): Attempt<Move[], SanError> {
  needPosition(position, 'parseSanLine')
  needText(text, 'parseSanLine')
  needLanguage(language, 'parseSanLine')
  const moves: Move[] = []
  let at = position
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const number = /^[0O]/.test(word) ? '' : (numbers.exec(word)?.[0] ?? '')
    const san = word.slice(number.length).replace(/^[.…]+/, '')
    if (san === '') continue
    const begins = index + word.length - san.length
    const read = parseSan(at, san, language)
    if (!read.ok) return failed({ ...read.error, at: begins + read.error.at })
    moves.push(read.value)
    at = play(at, read.value)
  }
  return done(moves)
}
