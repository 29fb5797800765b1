import { lowest } from '../bits.js'
import type { Board } from '../board.js'
import { LegalMoves } from '../legal.js'
import { CASTLING, EN_PASSANT, type MoveCode } from '../move.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { AMBIGUOUS, resolve } from './resolve.js'
import { castlingSan, FILE, fullSan, NOTHING, plainSan, promotionSan, RANK } from './san-table.js'
import { checkOrMate, QUIET, Signs } from './signs.js'

// Writes English SAN for a board. Only pieces that can legally reach the square make a move
// ambiguous. A pinned piece cannot move there (Appendix C.10), so nothing is added for it.

const legal = new LegalMoves()
const signs = new Signs()

/** The SAN of a legal move. */
export function sanOf(board: Board, move: MoveCode): string {
  const from = move & 63
  const to = (move >> 6) & 63
  const kind = move >> 12
  const role = board.pieces[from] >> 1
  const sign = signs.read(board).sign(board, move, role)
  if (kind === CASTLING) return castlingSan(to < from, sign)
  const capture = board.pieces[to] !== 0 || kind === EN_PASSANT ? 1 : 0
  if (role === PAWN) {
    const departure = capture === 1 ? FILE + (from & 7) : NOTHING
    if (kind > EN_PASSANT) return promotionSan(departure, to, kind, sign)
    return plainSan(PAWN, capture, departure, to, sign)
  }
  if (role === KING || resolve(board, role, to, -1, -1, 0) !== AMBIGUOUS) {
    return plainSan(role, capture, NOTHING, to, sign)
  }
  if (resolve(board, role, to, from & 7, -1, 0) !== AMBIGUOUS) {
    return plainSan(role, capture, FILE + (from & 7), to, sign)
  }
  if (resolve(board, role, to, -1, from >> 3, 0) !== AMBIGUOUS) {
    return plainSan(role, capture, RANK + (from >> 3), to, sign)
  }
  return fullSan(role, from, capture, to, sign)
}

/** By role, the squares that two or more pieces of that role can reach: pairs lo, hi. */
const shared = new Int32Array(14)
const reached = new Int32Array(14)

/** The SAN of every legal move, in the order of `LegalMoves.list`. */
export function sansOf(board: Board): string[] {
  legal.read(board)
  signs.read(board)
  findShared(board)
  const { sets } = board
  const theirs = (board.turn ^ 1) << 1
  const sans: string[] = []
  for (let set = 0; set < legal.count; set++) {
    const kind = legal.kinds[set]
    const from = legal.from[set]
    const role = board.pieces[from] >> 1
    if (kind !== 0) {
      writeSpecial(board, set, from, kind, sans)
      continue
    }
    for (let half = 0; half < 2; half++) {
      const targets = half === 0 ? legal.lo[set] : legal.hi[set]
      const captures = sets[theirs + half]
      const ambiguous = shared[role * 2 + half]
      const checking = signs.checking(role, from, half)
      for (let bits = targets; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const to = 31 - Math.clz32(bit) + (half << 5)
        const sign = (checking & bit) === 0 ? QUIET : checkOrMate(board, from | (to << 6))
        const capture = (captures & bit) !== 0 ? 1 : 0
        if (role === PAWN) {
          const departure = capture === 1 ? FILE + (from & 7) : NOTHING
          sans.push(plainSan(PAWN, capture, departure, to, sign))
        } else if ((ambiguous & bit) === 0) sans.push(plainSan(role, capture, NOTHING, to, sign))
        else sans.push(sanWithDeparture(board, role, from, capture, to, sign))
      }
    }
  }
  return sans
}

/**
 * Finds the squares that several pieces of one role can reach. Pawns are left out: their captures
 * always name the file (C.9.3).
 */
function findShared(board: Board): void {
  shared.fill(0)
  reached.fill(0)
  for (let set = 0; set < legal.count; set++) {
    const role = board.pieces[legal.from[set]] >> 1
    if (role === PAWN || role === KING) continue
    const at = role * 2
    shared[at] |= reached[at] & legal.lo[set]
    shared[at + 1] |= reached[at + 1] & legal.hi[set]
    reached[at] |= legal.lo[set]
    reached[at + 1] |= legal.hi[set]
  }
}

/**
 * Adds the departure file if that is enough, otherwise the rank, otherwise both (Appendix
 * C.10.1–C.10.3).
 */
function sanWithDeparture(
  board: Board,
  role: number,
  from: number,
  capture: number,
  to: number,
  sign: number,
): string {
  let sameFile = false
  let sameRank = false
  for (let set = 0; set < legal.count; set++) {
    const other = legal.from[set]
    if (other === from || board.pieces[other] >> 1 !== role) continue
    if (((to < 32 ? legal.lo[set] : legal.hi[set]) & (1 << to)) === 0) continue
    if ((other & 7) === (from & 7)) sameFile = true
    if (other >> 3 === from >> 3) sameRank = true
  }
  if (!sameFile) return plainSan(role, capture, FILE + (from & 7), to, sign)
  if (!sameRank) return plainSan(role, capture, RANK + (from >> 3), to, sign)
  return fullSan(role, from, capture, to, sign)
}

const promotionOrder = [QUEEN, ROOK, BISHOP, KNIGHT]

/** Writes castling, en passant captures and promotions. */
function writeSpecial(board: Board, set: number, from: number, kind: number, sans: string[]): void {
  const offset = legal.lo[set] !== 0 ? 0 : 32
  for (let bits = legal.lo[set] | legal.hi[set]; bits !== 0; bits &= bits - 1) {
    const to = lowest(bits) + offset
    const base = from | (to << 6)
    if (kind === CASTLING) {
      sans.push(castlingSan(to < from, signs.sign(board, base | (CASTLING << 12), KING)))
    } else if (kind === EN_PASSANT) {
      const sign = signs.sign(board, base | (EN_PASSANT << 12), PAWN)
      sans.push(plainSan(PAWN, 1, FILE + (from & 7), to, sign))
    } else {
      const departure = (from & 7) !== (to & 7) ? FILE + (from & 7) : NOTHING
      for (const role of promotionOrder) {
        const sign = signs.sign(board, base | (role << 12), PAWN)
        sans.push(promotionSan(departure, to, role, sign))
      }
    }
  }
}
