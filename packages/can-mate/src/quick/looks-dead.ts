import type { Move, StandingPosition } from '@jadoube/chess'
import {
  BISHOP,
  Board,
  between,
  boardOf,
  CASTLING,
  copyBoard,
  fromOf,
  KING,
  KNIGHT,
  kindOf,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  moveCode,
  needPosition,
  PAWN,
  popcount,
  QUEEN,
  ROOK,
  toOf,
} from '@jadoube/chess/internals'
import { cannotMateByMaterial } from '../material/material.js'
import { blockedPawns } from './guesses.js'

// After every move a game must know whether the position is dead (Article 5.2.2), and almost always
// it is not. Two quick tests tell whether the exact question must be asked now. They decide nothing
// themselves.

/**
 * So few moves that all may lead to the same end; and for the other player, if it were their move.
 */
const FEW_MOVES = 8
const FEW_MOVES_OF_OTHER = 3
/** With at most this many strong pieces a king may be shut in for good. */
const FEW_STRONG_PIECES = 2
/** The number of pawns that block each other, and the number of moves that such a wall leaves. */
const MANY_BLOCKED = 3
const FEW_MOVES_BEHIND_WALL = 20
/** At most this many moves are checked one by one: does each lead to a position that looks dead? */
const MAX_REPLIES = 12

const legal = new LegalMoves()
const others = new LegalMoves()
const list = new Int32Array(MAX_MOVES)

/** Two boards to try moves on. Created on first use, because a board fills the attack tables. */
let tries: { readonly scratch: Board; readonly after: Board } | undefined

function tryBoards() {
  tries ??= { scratch: new Board(), after: new Board() }
  return tries
}

/**
 * A cheap heuristic for whether the position may be dead. These count against it: pieces that mate
 * easily, an open file for a pawn, enough moves for both players, and a reply after which the
 * position no longer looks dead. If you know the number of legal moves, pass it as `moves` to save
 * time.
 */
export function looksDead(position: StandingPosition, moves?: number): boolean {
  needPosition(position, 'looksDead')
  const board = boardOf(position)
  if (moves !== undefined && moves > FEW_MOVES && isMiddleGame(board)) return false
  if (!looksDeadAt(board, legal.read(board))) return false
  if (legal.size() > MAX_REPLIES) return true
  const n = legal.list(list)
  const { after } = tryBoards()
  for (let k = 0; k < n; k++) {
    copyBoard(board, after)
    after.make(list[k])
    const replies = legal.read(after)
    if (replies.count === 0) continue
    if (!looksDeadAt(after, replies)) return false
  }
  return true
}

/** The guess for one position, whose legal moves have been read, without looking ahead. */
function looksDeadAt(board: Board, moves: LegalMoves): boolean {
  const { sets } = board
  const hasPawns = (sets[2 + PAWN * 2] | sets[3 + PAWN * 2]) !== 0
  if (!hasPawns && cannotMateByMaterial(board, 0) && cannotMateByMaterial(board, 1)) return true
  const blocked = blockedPawns(board)
  const strong = strongPieces(board)
  if (strong === 0 && blocked > 1) return true
  if (isMiddleGame(board)) return isFew(moves, FEW_MOVES)
  const { scratch } = tryBoards()
  copyBoard(board, scratch)
  scratch.turn ^= 1
  scratch.enPassant = -1
  const other = others.read(scratch)
  const isShut =
    strong <= FEW_STRONG_PIECES && (!canKingMove(board, moves) || !canKingMove(scratch, other))
  if (isShut && strong === 0 && !hasOpenPawn(board)) return true
  const isWall = isShut || blocked >= MANY_BLOCKED
  if (isFew(moves, isWall ? FEW_MOVES_BEHIND_WALL : FEW_MOVES)) return true
  return isFew(other, isWall ? FEW_MOVES_BEHIND_WALL : FEW_MOVES_OF_OTHER)
}

/**
 * Enough pieces, no wall, and enough pawn moves for the other player: such a game can end only for
 * lack of moves.
 */
const isMiddleGame = (board: Board): boolean =>
  strongPieces(board) > FEW_STRONG_PIECES &&
  blockedPawns(board) < MANY_BLOCKED &&
  freePawns(board) > FEW_MOVES_OF_OTHER

/** The number of knights, rooks and queens. Each of them can reach squares of both colours. */
const strongPieces = (board: Board): number =>
  count(board, KNIGHT) + count(board, ROOK) + count(board, QUEEN)

const isFew = (moves: LegalMoves, few: number): boolean => moves.count <= few && moves.size() <= few

const count = ({ sets }: Board, role: number): number =>
  popcount(sets[2 + role * 2]) + popcount(sets[3 + role * 2])

/** The number of pawns of the player not to move that can advance. */
function freePawns({ sets, turn }: Board): number {
  const emptyLo = ~(sets[0] | sets[2])
  const emptyHi = ~(sets[1] | sets[3])
  const at = (turn ^ 1) << 1
  const lo = sets[2 + PAWN * 2] & sets[at]
  const hi = sets[3 + PAWN * 2] & sets[at + 1]
  return turn === 1
    ? popcount((lo << 8) & emptyLo) + popcount(((hi << 8) | (lo >>> 24)) & emptyHi)
    : popcount(((lo >>> 8) | (hi << 24)) & emptyLo) + popcount((hi >>> 8) & emptyHi)
}

/** Whether the king of the player with these moves can move. */
function canKingMove({ kings, turn }: Board, moves: LegalMoves): boolean {
  for (let i = 0; i < moves.count; i++) if (moves.from[i] === kings[turn]) return true
  return false
}

/** Whether there is a pawn that can advance and has no other pawn ahead of it on its file. */
function hasOpenPawn({ sets, pieces }: Board): boolean {
  for (let half = 0; half < 2; half++) {
    for (let bits = sets[2 + PAWN * 2 + half]; bits !== 0; bits &= bits - 1) {
      const from = 31 - Math.clz32(bits & -bits) + half * 32
      const step = (pieces[from] & 1) === 0 ? 8 : -8
      let at = from + step
      if (pieces[at] !== 0) continue
      while (at >= 0 && at < 64 && pieces[at] >> 1 !== PAWN) at += step
      if (at < 0 || at >= 64) return true
    }
  }
  return false
}

/**
 * After a quiet move: whether the opponent can make a quiet move too, and both can then be taken
 * back. If so, each position can be reached from the other, so both are dead or neither is. True is
 * proved; false says nothing.
 */
export function canComeBack(
  from: StandingPosition,
  move: Move,
  position: StandingPosition,
): boolean {
  needPosition(from, 'canComeBack')
  needPosition(position, 'canComeBack')
  const before = boardOf(from)
  const code = moveCode(move)
  const back = reversed(before, code)
  // Lost castling and en passant rights do not come back.
  if (back < 0 || before.enPassant >= 0) return false
  const after = boardOf(position)
  if (before.castling !== after.castling) return false
  legal.read(after)
  if (kingComesBack(before, code, after)) return true
  const n = legal.list(list)
  const { scratch } = tryBoards()
  for (let k = 0; k < n; k++) {
    const reply = list[k]
    const replyBack = reversed(after, reply)
    if (replyBack < 0) continue
    copyBoard(after, scratch)
    scratch.make(reply)
    if (scratch.castling !== before.castling || !legal.read(scratch).has(back)) continue
    scratch.make(back)
    if (legal.read(scratch).has(replyBack)) return true
  }
  return false
}

/**
 * Like `canComeBack`, with a king's step of the opponent, whose moves have been read. Without line
 * pieces, the king's departure gives no check. The player who takes their move back is not in check
 * if they were not before it.
 */
function kingComesBack(before: Board, code: MoveCode, after: Board): boolean {
  const { sets, turn, kings } = after
  const lines = sets[2 + BISHOP * 2] | sets[2 + ROOK * 2] | sets[2 + QUEEN * 2]
  const linesHi = sets[3 + BISHOP * 2] | sets[3 + ROOK * 2] | sets[3 + QUEEN * 2]
  if (((lines & sets[turn << 1]) | (linesHi & sets[(turn << 1) + 1])) !== 0) return false
  const from = fromOf(code)
  const to = toOf(code)
  if (before.pieces[from] >> 1 === KING || before.inCheck()) return false
  const way = (from << 7) + to * 2
  let lo = ~(sets[0] | sets[2] | between[way])
  let hi = ~(sets[1] | sets[3] | between[way + 1])
  if (from < 32) lo &= ~(1 << from)
  else hi &= ~(1 << from)
  for (let i = 0; i < legal.count; i++) {
    if (legal.from[i] !== kings[turn] || legal.kinds[i] !== 0) continue
    return ((legal.lo[i] & lo) | (legal.hi[i] & hi)) !== 0 && after.castling === 0
  }
  return false
}

/** The move that takes back a quiet move; -1 if there is none. */
function reversed(board: Board, code: MoveCode): MoveCode {
  const from = fromOf(code)
  const to = toOf(code)
  if (kindOf(code) === CASTLING || board.pieces[from] >> 1 === PAWN) return -1
  return board.pieces[to] === 0 ? to | (from << 6) : -1
}
