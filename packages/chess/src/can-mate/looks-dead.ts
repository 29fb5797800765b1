import { popcount } from '../bits.js'
import { Board } from '../board.js'
import { LegalMoves, MAX_MOVES } from '../legal.js'
import { CASTLING, type MoveCode } from '../move.js'
import { KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import type { Position } from '../position.js'

// A game asks after every move whether the position is dead (Article 5.2.2), and almost always it is not. Two questions tell
// where the exact one must be asked at once. Neither decides anything: only the exact answer does.

/** So few men that a pair of moves may be all there is to say of them. */
const MEN = 5
/** So few moves that they may all lead to the same end; counted for either player, as if both had the move. */
const FEW = 8
/** Pawns that stand right before one another, and how many moves such a wall leaves. */
const BLOCKED = 3
const BEHIND_A_WALL = 20

const legal = new LegalMoves()
const scratch = new Board()
const list = new Int32Array(MAX_MOVES)

/**
 * Is a dead position at all likely here: few men, no piece but bishops, hardly a move for one of the players, or not many behind
 * a wall of pawns? A guess, made to be cheap.
 */
export function looksDead(position: Position): boolean {
  const { board } = position
  const s = board.sets
  if (hasBishopsAtMost(board)) return true
  if (popcount(s[0]) + popcount(s[1]) + popcount(s[2]) + popcount(s[3]) <= MEN) return true
  const few = blockedPawns(board) >= BLOCKED ? BEHIND_A_WALL : FEW
  if (isFew(legal.read(board), few)) return true
  scratch.copyFrom(board)
  scratch.turn ^= 1
  scratch.enPassant = -1
  return isFew(legal.read(scratch), few)
}

const isFew = (moves: LegalMoves, few: number): boolean => moves.count <= few && moves.size() <= few

/** Has nobody a knight, a rook or a queen? */
function hasBishopsAtMost(board: Board): boolean {
  const s = board.sets
  return (
    (s[2 + KNIGHT * 2] |
      s[3 + KNIGHT * 2] |
      s[2 + ROOK * 2] |
      s[3 + ROOK * 2] |
      s[2 + QUEEN * 2] |
      s[3 + QUEEN * 2]) ===
    0
  )
}

/** How many white pawns have a black one right before them. */
function blockedPawns(board: Board): number {
  const s = board.sets
  const at = 2 + PAWN * 2
  const blackLo = s[at] & s[2]
  const blackHi = s[at + 1] & s[3]
  return (
    popcount(s[at] & s[0] & ((blackLo >>> 8) | (blackHi << 24))) +
    popcount(s[at + 1] & s[1] & (blackHi >>> 8))
  )
}

/**
 * After a quiet move: can the opponent make a quiet move too, and then both take them back? Then either position can be
 * reached from the other, and one is dead only if the other is. True is proved; false says nothing.
 */
export function canComeBack(before: Position, code: MoveCode, after: Position): boolean {
  const back = reversed(before.board, code)
  // A right that is gone does not come back: to castle, or to capture en passant.
  if (back < 0 || before.board.enPassant >= 0) return false
  if (before.board.castling !== after.board.castling) return false
  const n = legal.read(after.board).list(list)
  for (let k = 0; k < n; k++) {
    const reply = list[k]
    const replyBack = reversed(after.board, reply)
    if (replyBack < 0) continue
    scratch.copyFrom(after.board)
    scratch.make(reply)
    if (scratch.castling !== before.board.castling || !legal.read(scratch).has(back)) continue
    scratch.make(back)
    if (legal.read(scratch).has(replyBack)) return true
  }
  return false
}

/** The move that takes a quiet move of a piece back; -1 where nothing does. */
function reversed(board: Board, code: MoveCode): MoveCode {
  const from = code & 63
  const to = (code >> 6) & 63
  if (code >> 12 === CASTLING || board.pieces[from] >> 1 === PAWN) return -1
  return board.pieces[to] === 0 ? to | (from << 6) : -1
}
