import { needPosition, needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'
import { castlingCode, whyNoCastling } from '../illegal/castling.js'
import { notHowItMoves, type WhyIllegal } from '../illegal/why.js'
import { LegalMoves } from '../legal.js'
import { type Move, moveCode, moveOf } from '../move.js'
import { KING } from '../piece.js'
import { fileOf, makeSquare, rankOf, squareAt } from '../square.js'
import type { StandingPosition } from '../standing-position.js'
import { findMove } from '../why-illegal.js'
import { candidatesOf, captures } from './candidates.js'
import { type NotationLanguage, needLanguage } from './language.js'
import { parseMarks } from './marks.js'
import { isNullMoveText } from './null-move.js'
import { type Reading, readWritten } from './reading.js'
import { sanOf } from './san-writing.js'
import { whyNotWritten } from './why-not-written.js'

/** Why a written move could not be read as exactly one legal move. `reason` says it in English. */
export type SanError = {
  readonly reason: string
  /** The position in the text, from 0: the unreadable character, or where the move begins. */
  readonly at: number
} & (
  | { readonly code: 'san-syntax' }
  | {
      readonly code: 'san-ambiguous'
      /** The legal moves that match the text, two or more. */
      readonly candidates: readonly Move[]
    }
  | {
      readonly code: 'san-illegal'
      readonly why: WhyIllegal
      /** The legal move that was probably meant: castling, if the text has a king's move. */
      readonly meant?: Move
    }
)

const syntax = (reason: string, at: number) => failed<SanError>({ code: 'san-syntax', reason, at })
const illegal = (why: WhyIllegal) =>
  failed<SanError>({ code: 'san-illegal', reason: why.reason, why, at: 0 })

/**
 * Reads a move as people write it. Signs may be missing (Appendix C.13), castling may be written
 * with zeros or letters, a pawn capture may be short (`ed4`, `ed`), and marks such as `e.p.`, `(=)`
 * or `!?` may follow. Text that matches two legal moves is an error that lists them. If it matches
 * none, the error says why.
 *
 * @example
 * const move = parseSan(standardPosition(), 'Nf3')
 * move.ok && makeUci(move.value) // → 'g1f3'
 * const illegal = parseSan(standardPosition(), 'O-O')
 * !illegal.ok && illegal.error.code // → 'san-illegal'
 */
export function parseSan(
  position: StandingPosition,
  text: string,
  language: NotationLanguage = 'en',
): Attempt<Move, SanError> {
  needPosition(position, 'parseSan')
  needText(text, 'parseSan')
  needLanguage(language, 'parseSan')
  if (text.length > LONGEST) return syntax('too long for a move', LONGEST)
  const { move } = parseMarks(text)
  if (move === '') return syntax('there is no move', 0)
  const begins = text.length - text.trimStart().length
  if (isNullMoveText(move)) return syntax('a null move, which the Laws do not have', begins)
  const written = readWritten(move, language)
  if (written.kind === 'unread') {
    return syntax(`${JSON.stringify(text)}: ${written.reason}`, begins + written.at)
  }
  const found =
    written.kind === 'castling'
      ? findCastling(position, written.side)
      : findWritten(position, written.readings)
  return found.ok || begins === 0 ? found : failed({ ...found.error, at: begins })
}

/** Longer texts are rejected. */
const LONGEST = 40

const legal = new LegalMoves()

/** The castling move on this side, or why it is illegal. */
export function findCastling(position: StandingPosition, side: 0 | 1): Attempt<Move, SanError> {
  const { board } = position
  const code = castlingCode(board, side)
  if (code >= 0 && legal.read(board).has(code)) return done(moveOf(code))
  const why = whyNoCastling(board, side)
  if (why === undefined) throw new Error(`no reason why castling ${code} should be illegal`)
  return illegal(why)
}

/** The one legal move that matches the readings of a written move, or why there is none. */
export function findWritten(
  position: StandingPosition,
  readings: readonly Reading[],
): Attempt<Move, SanError> {
  const { board } = position
  const found = readings.map(reading => [reading, candidatesOf(board, reading)] as const)
  let fitting = found.filter(([, codes]) => codes.length > 0)
  // Of two readings, one with a capture sign is dropped if there is nothing to capture.
  const plausible = fitting.filter(([reading]) => !reading.capture || captures(board, reading))
  if (fitting.length > 1 && plausible.length > 0) fitting = plausible
  const codes = [...new Set(fitting.flatMap(([, each]) => each))]
  if (codes.length === 1) return done(moveOf(codes[0]))
  if (codes.length > 1) {
    const candidates = codes.map(moveOf)
    const list = codes.map(code => sanOf(board, code)).join(', ')
    const reason = `it could be any of ${list}`
    return failed({ code: 'san-ambiguous', reason, candidates, at: 0 })
  }
  return whyNotKing(position, readings[0]) ?? illegal(whyNotWritten(position, readings[0]))
}

/**
 * `Ke1g1`, as some people write castling in the long form, is castling. `Kg1` is an illegal move of
 * the king, and the error says that castling was probably meant.
 */
function whyNotKing(
  position: StandingPosition,
  reading: Reading,
): Attempt<Move, SanError> | undefined {
  const { role, fromFile, fromRank, toFile, toRank, promotion } = reading
  if (role !== KING || promotion !== 0) return undefined
  const from = position.king(position.turn)
  if (fromFile >= 0 && fromFile !== fileOf(from)) return undefined
  if (fromRank >= 0 && fromRank !== rankOf(from)) return undefined
  const to = squareAt(toFile, toRank)
  const found = findMove(position, { from, to })
  if (!found.ok || (fromFile >= 0 && fromRank >= 0)) return found.ok ? found : undefined
  const san = sanOf(position.board, moveCode(found.value))
  const text = `the king can go from ${makeSquare(from)} to ${makeSquare(to)} only by castling, which is written ${san}`
  const why = notHowItMoves(KING, text)
  return failed({ code: 'san-illegal', reason: text, why, meant: found.value, at: 0 })
}
