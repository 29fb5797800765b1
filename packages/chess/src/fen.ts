import { needObject, needText, shown } from './argument.js'
import { type Attempt, done, failed } from './attempt.js'
import { namedRook } from './castling-rights.js'
import { BLACK, WHITE } from './piece.js'
import { type Placement, parsePlacement } from './placement.js'
import { Position } from './position.js'
import type { Setup } from './setup.js'
import { findFaults, type SetupFault } from './setup-faults.js'
import { repairSetup } from './setup-repair.js'
import { parseSquare, type Square, squareAt } from './square.js'

export { type CastlingStyle, makeFen } from './fen-writing.js'

/** The FEN of the standard starting position (Article 2.3). */
export const standardFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** Why a text is not a valid FEN. */
export interface FenError {
  readonly code:
    | 'fen-placement'
    | 'fen-turn'
    | 'fen-castling'
    | 'fen-en-passant'
    | 'fen-counter'
    | 'fen-fields'
  readonly reason: string
  /** The position in the text, from 0. */
  readonly at: number
}

const fault = (code: FenError['code'], reason: string, at: number) =>
  failed<FenError>({ code, reason, at })

/** One field of a FEN, with its position in the text. */
export interface Field {
  readonly text: string
  readonly at: number
}

/** Longer texts are rejected. */
const LONGEST = 200

/**
 * Reads FEN, X-FEN and Shredder-FEN. Missing fields at the end get their defaults: White to move,
 * no rights, counters at the start. A `Setup` need not be a legal position: it may have two white
 * kings, or a castling right without a rook. Use `parsePosition` to check that as well.
 */
export function parseFen(text: string): Attempt<Setup, FenError> {
  needText(text, 'parseFen')
  if (text.length > LONGEST) return fault('fen-fields', 'too long for a FEN', LONGEST)
  const fields: Field[] = []
  for (const match of text.matchAll(/[^\s_]+/g)) fields.push({ text: match[0], at: match.index })
  if (fields.length > 6) {
    return fault('fen-fields', `${fields.length} fields instead of 6`, fields[6].at)
  }
  return parseFields(fields)
}

/** Reads the fields of a FEN, or the first four of an EPD. */
export function parseFields(fields: readonly Field[]): Attempt<Setup, FenError> {
  const end = fields.at(-1)
  const field = (index: number, missing: string): Field =>
    fields[index] ?? { text: missing, at: end === undefined ? 0 : end.at + end.text.length }
  const board = field(0, '')
  const placement = parsePlacement(board.text)
  if (!placement.ok) {
    return fault('fen-placement', placement.error.reason, board.at + placement.error.at)
  }
  const turn = field(1, 'w')
  if (turn.text !== 'w' && turn.text !== 'b') {
    return fault('fen-turn', `${shown(turn.text)} is neither w nor b`, turn.at)
  }
  const castling = parseCastling(field(2, '-'), placement.value)
  if (!castling.ok) return castling
  const crossed = field(3, '-')
  const enPassant = crossed.text === '-' ? undefined : parseSquare(crossed.text)
  if (crossed.text !== '-' && enPassant === undefined) {
    return fault('fen-en-passant', `${shown(crossed.text)} is not a square`, crossed.at)
  }
  const quiet = parseCounter(field(4, '0'))
  if (!quiet.ok) return quiet
  const moveNumber = parseCounter(field(5, '1'))
  if (!moveNumber.ok) return moveNumber
  return done({
    placement: placement.value,
    turn: turn.text === 'w' ? 'white' : 'black',
    castling: castling.value,
    enPassant,
    quiet: quiet.value,
    // Some programs count moves from 0.
    moveNumber: Math.max(moveNumber.value, 1),
  })
}

function parseCounter({ text, at }: Field): Attempt<number, FenError> {
  return /^\d{1,5}$/.test(text)
    ? done(Number(text))
    : fault('fen-counter', `${shown(text)} is not a count`, at)
}

/**
 * Reads castling rights: `KQkq` means the outermost rook on that side (X-FEN), `HAha` names the
 * rook's file (Shredder-FEN, X-FEN).
 */
function parseCastling({ text, at }: Field, placement: Placement): Attempt<Square[], FenError> {
  const rooks: Square[] = []
  if (text === '-') return done(rooks)
  let index = at
  for (const letter of text) {
    const color = letter === letter.toUpperCase() ? WHITE : BLACK
    const name = letter.toUpperCase()
    if (name >= 'A' && name <= 'H' && name.length === 1) {
      rooks.push(squareAt(name.charCodeAt(0) - 65, color === WHITE ? 0 : 7))
    } else if (name === 'K' || name === 'Q') rooks.push(namedRook(placement, color, name))
    else return fault('fen-castling', `${shown(text)} are not castling rights`, index)
    index += letter.length
  }
  return done(rooks)
}

/** Why a FEN does not describe a position from which a game can continue. */
export type PositionError =
  | FenError
  | {
      readonly code: 'fen-illegal'
      readonly reason: string
      /** Everything that is wrong with it. */
      readonly faults: readonly SetupFault[]
      readonly at: number
    }

/** A position, with the faults of its FEN that were ignored. */
export type ReadPosition =
  | { readonly ok: true; readonly value: Position; readonly faults: readonly SetupFault[] }
  | { readonly ok: false; readonly error: PositionError }

/** Options for reading a position from a FEN. */
export interface PositionReading {
  /** Reject impossible castling rights and an impossible en passant square. */
  readonly strict?: boolean
}

/**
 * Reads a FEN as a position from which a game can continue. Impossible castling rights and an
 * impossible en passant square are dropped and listed in `faults`; with `strict` they are errors.
 *
 * @example
 * const read = parsePosition('4k3/8/8/8/8/8/8/4K3 w KQ - 0 1')
 * read.ok && read.faults.map(fault => fault.code) // → ['castling-without-rook', 'castling-without-rook']
 */
export function parsePosition(fen: string, reading: PositionReading = {}): ReadPosition {
  needText(fen, 'parsePosition', 'fen')
  needObject(reading, 'parsePosition', 'reading')
  const setup = parseFen(fen)
  if (!setup.ok) return setup
  return positionFromSetup(setup.value, reading)
}

/**
 * Turns a setup that was read from text into a position, and drops impossible rights unless
 * `strict`.
 */
export function positionFromSetup(setup: Setup, { strict = false }: PositionReading): ReadPosition {
  const faults = findFaults(setup)
  const repaired = faults.length === 0 || strict ? setup : repairSetup(setup)
  const position = Position.from(repaired)
  if (position.ok) return { ok: true, value: position.value, faults }
  const reason = faults.map(each => each.reason).join('; ')
  return failed({ code: 'fen-illegal', reason, faults, at: 0 })
}
