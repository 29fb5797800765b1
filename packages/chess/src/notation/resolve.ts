import { between, diagonalLines, straightLines } from '../attacks/lines.js'
import { kingAttacks, knightAttacks, pawnAttacks } from '../attacks/steps.js'
import { lowest } from '../bits.js'
import type { Board } from '../board.js'
import { mayCastle } from '../may-castle.js'
import { CASTLING, EN_PASSANT, type MoveCode } from '../move.js'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../piece.js'

// From a written move (which piece, where to, perhaps where from) to the legal move. The search
// starts from the target square, so that only pieces that can get there are considered.

/** No legal move matches. */
export const NONE = -1
/** More than one legal move matches. */
export const AMBIGUOUS = -2

/**
 * The legal move of a piece of this role to this square, or `NONE` or `AMBIGUOUS`. `fromFile` and
 * `fromRank` are -1 if not given; `promotion` is a role or 0.
 */
export function resolve(
  board: Board,
  role: number,
  to: number,
  fromFile: number,
  fromRank: number,
  promotion: number,
): MoveCode {
  // A king is never captured (1.4.1), not even on a board after an illegal move.
  if (board.pieces[to] >> 1 === KING) return NONE
  if (role === PAWN) return resolvePawn(board, to, fromFile, fromRank, promotion)
  if (promotion !== 0) return NONE
  const sets = board.sets
  const ours = board.turn << 1
  let lo = sets[2 + role * 2] & sets[ours]
  let hi = sets[3 + role * 2] & sets[ours + 1]
  const at = to << 1
  if (role === KNIGHT) {
    lo &= knightAttacks[at]
    hi &= knightAttacks[at + 1]
  } else if (role === KING) {
    lo &= kingAttacks[at]
    hi &= kingAttacks[at + 1]
  } else {
    // Blocking pieces are checked piece by piece below, because there is nearly always only one
    // candidate.
    let lineLo = 0
    let lineHi = 0
    if (role !== ROOK) {
      lineLo = diagonalLines[at]
      lineHi = diagonalLines[at + 1]
    }
    if (role !== BISHOP) {
      lineLo |= straightLines[at]
      lineHi |= straightLines[at + 1]
    }
    lo &= lineLo
    hi &= lineHi
  }
  if (fromFile >= 0) {
    lo &= 0x01010101 << fromFile
    hi &= 0x01010101 << fromFile
  }
  if (fromRank >= 0) {
    lo &= fromRank < 4 ? 0xff << (fromRank * 8) : 0
    hi &= fromRank < 4 ? 0 : 0xff << (fromRank * 8)
  }
  // A piece cannot move to a square with a piece of its own colour.
  if (((to < 32 ? sets[ours] : sets[ours + 1]) & (1 << to)) !== 0) return NONE
  let found = NONE
  while ((lo | hi) !== 0) {
    let from: number
    if (lo !== 0) {
      from = lowest(lo)
      lo &= lo - 1
    } else {
      from = lowest(hi) + 32
      hi &= hi - 1
    }
    if (isPathBlocked(from, to, sets[0] | sets[2], sets[1] | sets[3])) continue
    if (!leavesKingSafe(board, from, to, to)) continue
    if (found !== NONE) return AMBIGUOUS
    found = from | (to << 6)
  }
  return found
}

function resolvePawn(
  board: Board,
  to: number,
  fromFile: number,
  fromRank: number,
  promotion: number,
): MoveCode {
  const us = board.turn
  const pawn = (PAWN << 1) | us
  const back = us === WHITE ? -8 : 8
  const rank = to >> 3
  if (rank === (us === WHITE ? 0 : 7)) return NONE
  // A pawn that reaches the last rank becomes a queen, rook, bishop or knight (3.7.3.3).
  const promotes = rank === (us === WHITE ? 7 : 0)
  if (promotes ? promotion < KNIGHT || promotion > QUEEN : promotion !== 0) return NONE
  const { pieces } = board
  // No file, or the file of the target: the pawn moves straight ahead. Captures always name the
  // file.
  if (fromFile < 0 || fromFile === (to & 7)) {
    if (pieces[to] !== 0) return NONE
    let from = to + back
    if (pieces[from] === 0 && rank === (us === WHITE ? 3 : 4)) from += back
    if (pieces[from] !== pawn || (fromRank >= 0 && from >> 3 !== fromRank)) return NONE
    return leavesKingSafe(board, from, to, to) ? from | (to << 6) | (promotion << 12) : NONE
  }
  const from = (to & 56) + back + fromFile
  if (pieces[from] !== pawn || (fromRank >= 0 && from >> 3 !== fromRank)) return NONE
  if ((pawnAttacks[us as 0 | 1][from * 2 + (to >> 5)] & (1 << to)) === 0) return NONE
  const target = pieces[to]
  if (target === 0) {
    if (to !== board.enPassant) return NONE
    return leavesKingSafe(board, from, to, to ^ 8) ? from | (to << 6) | (EN_PASSANT << 12) : NONE
  }
  if ((target & 1) === us) return NONE
  return leavesKingSafe(board, from, to, to) ? from | (to << 6) | (promotion << 12) : NONE
}

/** The castling move towards the h-file (O-O) or the a-file (O-O-O), or `NONE`. */
export function resolveCastling(board: Board, hSide: boolean): MoveCode {
  const right = board.turn * 2 + (hSide ? 0 : 1)
  if ((board.castling & (1 << right)) === 0) return NONE
  const { sets, turn } = board
  const king = board.kings[turn]
  const rook = board.rooks[right]
  if (board.inCheck()) return NONE
  const isFree = mayCastle(board, king, rook, turn, sets[0] | sets[2], sets[1] | sets[3])
  return isFree ? king | (rook << 6) | (CASTLING << 12) : NONE
}

/**
 * Whether a legal move certainly exists. Only a few moves are tried, so that most positions need no
 * move list. False means that it is not known.
 */
export function surelyCanMove(board: Board): boolean {
  const { sets, turn } = board
  const ours = turn << 1
  for (let half = 0; half < 2; half++) {
    const knights = sets[2 + KNIGHT * 2 + half]
    for (let bits = sets[ours + half] & (knights | sets[2 + KING * 2 + half]); bits !== 0; ) {
      const bit = bits & -bits
      bits ^= bit
      const from = lowest(bit) + half * 32
      const reach = (knights & bit) !== 0 ? knightAttacks : kingAttacks
      for (let to = 0; to < 2; to++) {
        const free = reach[from * 2 + to] & ~sets[ours + to]
        if (free === 0) continue
        const target = lowest(free) + to * 32
        if (leavesKingSafe(board, from, target, target)) return true
      }
    }
  }
  return surelyCanPush(board)
}

/** Whether some pawn can certainly advance one square. */
function surelyCanPush(board: Board): boolean {
  const { sets, turn, pieces } = board
  const step = turn === WHITE ? 8 : -8
  for (let half = 0; half < 2; half++) {
    let bits = sets[2 + PAWN * 2 + half] & sets[(turn << 1) + half]
    for (; bits !== 0; bits &= bits - 1) {
      const from = lowest(bits) + half * 32
      const to = from + step
      if (pieces[to] === 0 && leavesKingSafe(board, from, to, to)) return true
    }
  }
  return false
}

/**
 * Whether our king is not attacked after the move. `captured` is the square of the captured piece.
 */
function leavesKingSafe(board: Board, from: number, to: number, captured: number): boolean {
  const sets = board.sets
  const us = board.turn
  const theirs = (us ^ 1) << 1
  let occLo = sets[0] | sets[2]
  let occHi = sets[1] | sets[3]
  let lo = sets[theirs]
  let hi = sets[theirs + 1]
  if (from < 32) occLo &= ~(1 << from)
  else occHi &= ~(1 << from)
  if (captured < 32) {
    occLo &= ~(1 << captured)
    lo &= ~(1 << captured)
  } else {
    occHi &= ~(1 << captured)
    hi &= ~(1 << captured)
  }
  if (to < 32) occLo |= 1 << to
  else occHi |= 1 << to
  const king = board.kings[us] === from ? to : board.kings[us]
  const at = king << 1
  const pawns = pawnAttacks[us as 0 | 1]
  if (
    ((pawns[at] & sets[2 + PAWN * 2] & lo) |
      (pawns[at + 1] & sets[3 + PAWN * 2] & hi) |
      (knightAttacks[at] & sets[2 + KNIGHT * 2] & lo) |
      (knightAttacks[at + 1] & sets[3 + KNIGHT * 2] & hi)) !==
    0
  ) {
    return false
  }
  if (
    king === to &&
    ((kingAttacks[at] & sets[2 + KING * 2] & lo) |
      (kingAttacks[at + 1] & sets[3 + KING * 2] & hi)) !==
      0
  ) {
    return false
  }
  const queensLo = sets[2 + QUEEN * 2]
  const queensHi = sets[3 + QUEEN * 2]
  const straightLo = (sets[2 + ROOK * 2] | queensLo) & lo & straightLines[at]
  const straightHi = (sets[3 + ROOK * 2] | queensHi) & hi & straightLines[at + 1]
  const diagonalLo = (sets[2 + BISHOP * 2] | queensLo) & lo & diagonalLines[at]
  const diagonalHi = (sets[3 + BISHOP * 2] | queensHi) & hi & diagonalLines[at + 1]
  for (let bits = straightLo | diagonalLo; bits !== 0; bits &= bits - 1) {
    if (!isPathBlocked(king, lowest(bits), occLo, occHi)) return false
  }
  for (let bits = straightHi | diagonalHi; bits !== 0; bits &= bits - 1) {
    if (!isPathBlocked(king, lowest(bits) + 32, occLo, occHi)) return false
  }
  return true
}

/** Whether a piece stands between two squares of one line. False if no line joins them. */
function isPathBlocked(from: number, to: number, occLo: number, occHi: number): boolean {
  const index = ((from << 6) | to) << 1
  return ((between[index] & occLo) | (between[index + 1] & occHi)) !== 0
}
