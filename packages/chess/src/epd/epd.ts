import { needObject, needPosition, needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'
import { type Field, type PositionError, parseFields, positionFromSetup } from '../fen.js'
import { makeFields } from '../fen-writing.js'
import type { Move, MoveLike } from '../move.js'
import { makeSan } from '../notation/san.js'
import { parseSan } from '../notation/san-reading.js'
import { parseUci } from '../notation/uci-reading.js'
import { isLegal, type Position, play } from '../position.js'
import type { SetupFault } from '../setup-faults.js'
import { readOperations } from './operations.js'

/** A position with its operations: `bm Nf3; id "test 1";`. */
export interface Epd {
  readonly position: Position
  /** What was wrong with the position and was ignored. */
  readonly faults: readonly SetupFault[]
  /**
   * The operands of each opcode as they stand in the text, strings without quotes, in the order of
   * the text.
   */
  readonly operations: ReadonlyMap<string, readonly string[]>
  /**
   * The operands that are moves: the best move, moves to avoid, predicted and supplied moves, and
   * the variation `pv`.
   */
  readonly moves: ReadonlyMap<EpdMoveCode, readonly Move[]>
}

/**
 * The opcodes whose operands are moves: best moves, moves to avoid, a predicted move, a supplied
 * move, a variation.
 */
export type EpdMoveCode = 'bm' | 'am' | 'pm' | 'sm' | 'pv'
const moveCodes: readonly EpdMoveCode[] = ['bm', 'am', 'pm', 'sm', 'pv']

/** Why a line is not valid EPD. */
export type EpdError =
  | PositionError
  | {
      readonly code: 'epd-operation' | 'epd-move' | 'epd-length'
      readonly reason: string
      /** The position in the text, from 0. */
      readonly at: number
    }

/** Longer lines are rejected. */
const LONGEST = 65_536

/**
 * Reads one line of EPD: the first four fields of a FEN, then operations. `hmvc` and `fmvn` set the
 * counters.
 *
 * @example
 * const epd = unwrap(parseEpd('4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "castle";'))
 */
export function parseEpd(text: string): Attempt<Epd, EpdError> {
  needText(text, 'parseEpd')
  if (text.length > LONGEST) {
    return failed({ code: 'epd-length', reason: 'too long for a line of EPD', at: LONGEST })
  }
  const fields: Field[] = []
  let end = 0
  for (const match of text.matchAll(/[^\s;]+/g)) {
    if (fields.length === 4) break
    fields.push({ text: match[0], at: match.index })
    end = match.index + match[0].length
  }
  const setup = parseFields(fields)
  if (!setup.ok) return setup
  const operations = readOperations(text, end)
  if (!operations.ok) return operations
  const counted = (code: string, otherwise: number, least: number): number => {
    const value = Number(operations.value.get(code)?.operands[0] ?? otherwise)
    return Number.isInteger(value) && value >= least && value <= 65_535 ? value : otherwise
  }
  const read = positionFromSetup(
    { ...setup.value, quiet: counted('hmvc', 0, 0), moveNumber: counted('fmvn', 1, 1) },
    {},
  )
  if (!read.ok) return read
  const moves = new Map<EpdMoveCode, readonly Move[]>()
  for (const code of moveCodes) {
    const operation = operations.value.get(code)
    if (operation === undefined) continue
    const found = readMoves(read.value, operation.operands, code === 'pv')
    if (!found.ok) {
      const reason = `${code}: ${found.error}`
      return failed({ code: 'epd-move', reason, at: operation.at })
    }
    moves.set(code, found.value)
  }
  const plain = new Map([...operations.value].map(([code, { operands }]) => [code, operands]))
  return done({ position: read.value, faults: read.faults, operations: plain, moves })
}

function readMoves(
  position: Position,
  operands: readonly string[],
  line: boolean,
): Attempt<readonly Move[], string> {
  const moves: Move[] = []
  let at = position
  for (const text of operands) {
    const read = readMove(at, text)
    if (!read.ok) return read
    moves.push(read.value)
    if (line) at = play(at, read.value)
  }
  return done(moves)
}

/** Reads SAN, or the two squares alone (`g1f3`) as engines write them. */
function readMove(position: Position, text: string): Attempt<Move, string> {
  const written = parseSan(position, text)
  if (written.ok) return written
  const squares = parseUci(position, text)
  return squares.ok ? squares : failed(written.error.reason)
}

/** An operand of an EPD operation. */
export type EpdOperand = string | number | MoveLike

/**
 * Writes a line of EPD. Strings are quoted, numbers are not, and moves are written in SAN. The
 * moves of `pv` are played one after another; all other moves are moves in the position itself.
 * Throws an `IllegalMoveError` if a move is not legal, and a `RangeError` for an opcode or a number
 * that EPD does not have.
 */
export function makeEpd(
  position: Position,
  operations: Readonly<Record<string, EpdOperand | readonly EpdOperand[]>> = {},
): string {
  needPosition(position, 'makeEpd')
  needObject(operations, 'makeEpd', 'operations')
  let text = makeFields(position.toSetup(), 'x-fen')
  for (const [code, value] of Object.entries(operations)) {
    if (!/^[A-Za-z]\w{0,14}$/.test(code))
      throw new RangeError(`${JSON.stringify(code)} is not an opcode`)
    let at = position
    const operands = (isList(value) ? value : [value]).map(operand => {
      if (typeof operand === 'number') return numeral(operand)
      if (typeof operand === 'string') return quoted(operand)
      const san = makeSan(at, operand)
      if (code === 'pv' && isLegal(at, operand)) at = play(at, operand)
      return san
    })
    text += ` ${[code, ...operands].join(' ')};`
  }
  return text
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a number that EPD can hold`)
  return String(value)
}

const quoted = (text: string): string =>
  `"${text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`

const isList = (value: EpdOperand | readonly EpdOperand[]): value is readonly EpdOperand[] =>
  Array.isArray(value)
