import type { Board } from '../board.js'
import type { MoveCode } from '../move.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { resolve, resolveCastling } from './resolve.js'

// The fast road for the English SAN of PGN files: straight from bytes, no string is built. What it does
// not understand it says so, and `parseSan` looks at the text again with more patience.

/** Not plain English SAN. */
export const UNREAD = -3

/** What a byte is in SAN: roles 1–6; files 16–23; ranks 32–39; the rest as named below. */
const kinds = new Uint8Array(256)
const FILE = 16
const RANK = 32
const CAPTURE = 64
const EQUALS = 65
const SIGN = 66
const CASTLE = 67
const DASH = 68
for (let i = 0; i < 8; i++) {
  kinds[97 + i] = FILE + i
  kinds[49 + i] = RANK + i
}
kinds[78] = KNIGHT
kinds[66] = BISHOP
kinds[82] = ROOK
kinds[81] = QUEEN
kinds[75] = KING
kinds[120] = CAPTURE // x
kinds[61] = EQUALS // =
kinds[43] = SIGN // +
kinds[35] = SIGN // #
kinds[33] = SIGN // !
kinds[63] = SIGN // ?
kinds[79] = CASTLE // O
kinds[48] = CASTLE // 0
kinds[45] = DASH // -

/** The move that the bytes name, or NONE, AMBIGUOUS, UNREAD. */
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
  // From the end: a promotion, then the target square; what is left in front says where from.
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
