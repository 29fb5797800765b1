import type { Board } from '../board.js'
import { CASTLING, type MoveCode, moveCode } from '../move.js'
import { isNullMoveText } from '../notation/null-move.js'
import { NONE, resolve } from '../notation/resolve.js'
import { readSan, UNREAD } from '../notation/san-bytes.js'
import { parseSan } from '../notation/san-reading.js'
import { KING } from '../piece.js'
import { Position } from '../position.js'
import { splitSign } from './nag.js'
import { decodeText } from './text.js'

/** `--` and similar: annotators write it for "if White could pass". */
export const NULL_MOVE = -4
/** A remark on the move before it (`e.p.`, `mate`), not a move. */
export const SKIP = -5

const remarks = new Set([
  'e.p.',
  'ep',
  'e.p',
  'e.p.+',
  'ch',
  'ch.',
  'mate',
  '+',
  '++',
  '#',
  'N',
  'D',
  '(=)',
  '=',
])
const coordinates = /^([a-h])([1-8])[-x:]?([a-h])([1-8])(?:=?\(?([QRBNqrbn])\)?)?[+#!?]*$/
const signs = /[+#!?]+$/

/**
 * The move that a word of a PGN file means. Plain SAN is read directly from the bytes; everything
 * else goes through `parseSan`.
 */
export function readMoveText(
  board: Board,
  bytes: Uint8Array,
  start: number,
  end: number,
): MoveCode {
  const move = readSan(board, bytes, start, end)
  if (move >= 0) return move
  const text = decodeText(bytes, start, end)
  if (move === UNREAD && isNullMoveText(text.replace(signs, ''))) return NULL_MOVE
  if (move === UNREAD && remarks.has(text)) return SKIP
  const squares = coordinates.exec(text)
  if (squares !== null) {
    const found = fromCoordinates(board, squares)
    if (found >= 0) return found
  }
  const read = parseSan(Position.fromBoard(board), plainMove(text))
  return read.ok ? moveCode(read.value) : move
}

/** Why a word is not a legal move here. */
export function whyNoMove(board: Board, text: string) {
  const read = parseSan(Position.fromBoard(board), plainMove(text))
  return read.ok ? undefined : read.error
}

/** The text without a comma or an annotation sign at the end. */
const plainMove = (text: string): string => splitSign(text.replace(/,+$/, '')).text

/** Reads `g1-f3`, `e7e8q` or `e1g1`: the piece is whatever stands on the first square. */
function fromCoordinates(board: Board, squares: RegExpExecArray): MoveCode {
  const [, fromFile, fromRank, toFile, toRank, promoted] = squares
  const from = squareOf(fromFile, fromRank)
  const to = squareOf(toFile, toRank)
  const role = board.pieces[from] >> 1
  if (role === 0) return NONE
  if (role === KING && from === board.kings[board.turn] && Math.abs(to - from) === 2) {
    const right = board.turn * 2 + (to > from ? 0 : 1)
    if ((board.castling & (1 << right)) === 0) return NONE
    const code = from | (board.rooks[right] << 6) | (CASTLING << 12)
    return ifLegalCastling(board, code)
  }
  const promotion = promoted === undefined ? 0 : 'NBRQ'.indexOf(promoted.toUpperCase()) + 2
  return resolve(board, role, to, from & 7, from >> 3, promotion)
}

const squareOf = (file: string, rank: string) =>
  (rank.charCodeAt(0) - 49) * 8 + file.charCodeAt(0) - 97

const castle = new Uint8Array([79, 45, 79, 45, 79]) // O-O-O

function ifLegalCastling(board: Board, code: MoveCode): MoveCode {
  const hSide = ((code >> 6) & 63) > (code & 63)
  const found = readSan(board, castle, 0, hSide ? 3 : 5)
  return found === code ? code : NONE
}
