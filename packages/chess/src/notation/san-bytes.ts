import type { Board } from '../board.js'
import type { MoveCode } from '../move.js'
import { KING, KNIGHT, PAWN, QUEEN } from '../piece.js'
import { resolve, resolveCastling } from './resolve.js'

// A fast reader for the English SAN of PGN files. It works on bytes and builds no string. If it
// returns UNREAD, the caller reads the text with `parseSan`, which accepts more forms.

/** Not plain English SAN. */
export const UNREAD = -3

/** The kinds of bytes in SAN: roles 1–6, files 16–23, ranks 32–39, and those named below. */
const FILE = 16
const RANK = 32
const CAPTURE = 64
const EQUALS = 65
const SIGN = 66
const CASTLE = 67
const DASH = 68
const kinds = /* @__PURE__ */ kindTable()

function kindTable(): Uint8Array {
  const table = new Uint8Array(256)
  const mark = (signs: string, kind: number, step = 0) => {
    for (let i = 0; i < signs.length; i++) table[signs.charCodeAt(i)] = kind + i * step
  }
  mark('abcdefgh', FILE, 1)
  mark('12345678', RANK, 1)
  mark('NBRQK', KNIGHT, 1)
  mark('x', CAPTURE)
  mark('=', EQUALS)
  mark('+#!?', SIGN)
  mark('O0', CASTLE)
  mark('-', DASH)
  return table
}

/** The legal move that the bytes describe, or NONE, AMBIGUOUS or UNREAD. */
export function readSan(board: Board, bytes: Uint8Array, start: number, end: number): MoveCode {
  let last = end
  while (last > start && kinds[bytes[last - 1]] === SIGN) last--
  let at = start
  const first = kinds[bytes[at]]
  if (first === CASTLE) return readCastling(board, bytes, start, last)
  let role = PAWN
  if (first >= KNIGHT && first <= KING) {
    role = first
    at++
  }
  // Read from the end: a promotion, then the target square. What remains in front is the departure
  // square.
  let promotion = 0
  const lastKind = kinds[bytes[last - 1]]
  if (role === PAWN && lastKind >= KNIGHT && lastKind <= QUEEN) {
    promotion = lastKind
    last--
    if (kinds[bytes[last - 1]] === EQUALS) last--
  }
  const length = last - at
  if (length < 2 || length > 5) return UNREAD
  const rank = kinds[bytes[last - 1]] - RANK
  const file = kinds[bytes[last - 2]] - FILE
  if (rank < 0 || rank > 7 || file < 0 || file > 7) return UNREAD
  let fromFile = -1
  let fromRank = -1
  let stop = last - 2
  if (stop > at) {
    const mark = kinds[bytes[stop - 1]]
    if (mark === CAPTURE || mark === DASH) stop--
    if (stop > at) {
      const kind = kinds[bytes[stop - 1]]
      if (kind >= RANK && kind < RANK + 8) {
        fromRank = kind - RANK
        stop--
      }
    }
    if (stop > at) {
      const kind = kinds[bytes[stop - 1]]
      if (kind < FILE || kind >= FILE + 8) return UNREAD
      fromFile = kind - FILE
      stop--
    }
    if (stop !== at) return UNREAD
  }
  return resolve(board, role, rank * 8 + file, fromFile, fromRank, promotion)
}

function readCastling(board: Board, bytes: Uint8Array, start: number, end: number): MoveCode {
  const length = end - start
  if (length !== 3 && length !== 5) return UNREAD
  for (let i = 0; i < length; i++) {
    const want = i % 2 === 0 ? CASTLE : DASH
    if (kinds[bytes[start + i]] !== want) return UNREAD
  }
  return resolveCastling(board, length === 3)
}
