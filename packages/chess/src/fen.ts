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

/** The FEN of the position in which a game begins (Article 2.3). */
export const standardFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** Why a text is no FEN. */
export interface FenError {
  readonly code:
    | 'fen-placement'
    | 'fen-turn'
    | 'fen-castling'
    | 'fen-en-passant'
    | 'fen-counter'
    | 'fen-fields'
  readonly reason: string
  /** Where in the text, from 0. */
  readonly at: number
}

const fault = (code: FenError['code'], reason: string, at: number) =>
  failed<FenError>({ code, reason, at })

/** A name that is safe to quote in a message, whatever it holds. */
const quote = (text: string) => JSON.stringify(text.length > 20 ? `${text.slice(0, 20)}…` : text)

/** One field of a FEN, and where in the text it begins. */
export interface Field {
  readonly text: string
  readonly at: number
}

/** No FEN is longer. */
const LONGEST = 200

/**
 * Reads FEN, X-FEN and Shredder-FEN. Fields left out at the end are taken as White to move, no rights,
 * counters at the start; a position that is none (two white kings, a right to castle without a rook) is
 * still a setup.
 */
export function parseFen(text: string): Attempt<Setup, FenError> {
  if (text.length > LONGEST) return fault('fen-fields', 'longer than any FEN', LONGEST)
  const fields: Field[] = []
  for (const match of text.matchAll(/[^\s_]+/g)) fields.push({ text: match[0], at: match.index })
  if (fields.length > 6) {
    return fault('fen-fields', `${fields.length} fields instead of 6`, fields[6].at)
  }
  return parseFields(fields)
}

/** The fields of a FEN, or the first four of an EPD. */
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
    return fault('fen-turn', `${quote(turn.text)} is neither w nor b`, turn.at)
  }
  const castling = parseCastling(field(2, '-'), placement.value)
  if (!castling.ok) return castling
  const crossed = field(3, '-')
  const enPassant = crossed.text === '-' ? undefined : parseSquare(crossed.text)
  if (crossed.text !== '-' && enPassant === undefined) {
    return fault('fen-en-passant', `${quote(crossed.text)} is no square`, crossed.at)
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
    // Some programs count from 0.
    moveNumber: Math.max(moveNumber.value, 1),
  })
}

function parseCounter({ text, at }: Field): Attempt<number, FenError> {
  return /^\d{1,5}$/.test(text)
    ? done(Number(text))
    : fault('fen-counter', `${quote(text)} is no count`, at)
}

/** `KQkq` is the outermost rook on that side (X-FEN); `HAha` names its file (Shredder-FEN, X-FEN). */
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
    else return fault('fen-castling', `${quote(text)} are no castling rights`, index)
    index += letter.length
  }
  return done(rooks)
}

/** Why a FEN is no position from which a game can go on. */
export type PositionError =
  | FenError
  | {
      readonly code: 'fen-illegal'
      readonly reason: string
      /** All that forbids it, at once. */
      readonly faults: readonly SetupFault[]
      readonly at: number
    }

/** A position, with what was wrong with its FEN and was left out. */
export type ReadPosition =
  | { readonly ok: true; readonly value: Position; readonly faults: readonly SetupFault[] }
  | { readonly ok: false; readonly error: PositionError }

/** How a position is read from FEN. */
export interface PositionReading {
  /** Refuse impossible rights to castle and an impossible square en passant. */
  readonly strict?: boolean
}

/**
 * A FEN that must be a position from which a game can go on. Rights to castle and a square en passant that
 * cannot be are left out, and `faults` says so; `strict` refuses them.
 *
 * @example
 * const read = parsePosition('4k3/8/8/8/8/8/8/4K3 w KQ - 0 1')
 * read.ok && read.faults.map(fault => fault.code) // → ['castling-without-rook', 'castling-without-rook']
 */
export function parsePosition(fen: string, reading: PositionReading = {}): ReadPosition {
  const setup = parseFen(fen)
  if (!setup.ok) return setup
  return positionFromSetup(setup.value, reading)
}

/** The position of a setup that a text has given. */
export function positionFromSetup(setup: Setup, { strict = false }: PositionReading): ReadPosition {
  const faults = findFaults(setup)
  const repaired = faults.length === 0 || strict ? setup : repairSetup(setup)
  const position = Position.from(repaired)
  if (position.ok) return { ok: true, value: position.value, faults }
  const reason = faults.map(each => each.reason).join('; ')
  return failed({ code: 'fen-illegal', reason, faults, at: 0 })
}
