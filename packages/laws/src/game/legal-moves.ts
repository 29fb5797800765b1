import type { Move, Role, StandingPosition } from '@jadoube/chess'
import {
  boardOf,
  CASTLING,
  castledKing,
  codeOf,
  EN_PASSANT,
  isSoundMove,
  LegalMoves,
  MAX_MOVES,
  moveCode,
  moveOf,
  playCode,
  roleCode,
} from '@jadoube/chess/internals'

// Every act needs legal moves, often several times for the same position. These objects are shared
// by all calls, because nothing here is recursive.
const legal = new LegalMoves()
const codes = new Int32Array(MAX_MOVES)
let lastRead: StandingPosition | null = null

/**
 * The legal moves of a position, computed once: the check for mate and the next move use the same
 * position.
 */
function read(position: StandingPosition): LegalMoves {
  if (position !== lastRead) {
    legal.read(boardOf(position))
    lastRead = position
  }
  return legal
}

/** Whether this is a legal move of the player to move (3.10.1). */
export function isLegalMove(position: StandingPosition, move: Move): boolean {
  const code = moveCode(move)
  return read(position).has(code) && isSoundMove(boardOf(position), code)
}

/** All legal moves. Each is one shared value, so `===` and `includes` compare moves. */
export function legalMovesIn(position: StandingPosition): Move[] {
  const board = boardOf(position)
  const count = read(position).list(codes)
  const moves: Move[] = []
  for (let i = 0; i < count; i++) {
    if (isSoundMove(board, codes[i]!)) moves.push(moveOf(codes[i]!))
  }
  return moves
}

/** The position after a move that is known to be legal. */
export function playLegal<P extends StandingPosition>(position: P, move: Move): P {
  return playCode(position, moveCode(move))
}

/** Whether the player to move is checkmated or stalemated; null if neither. */
export function mateOrStalemate(position: StandingPosition): 'checkmate' | 'stalemate' | null {
  if (read(position).count > 0) return null
  return legal.checks > 0 ? 'checkmate' : 'stalemate'
}

export const legalMoveCount = (position: StandingPosition): number => read(position).size()

/** Whether there are at most this many legal moves, so that play is forced or nearly so. */
export function isForced(position: StandingPosition, limit: number): boolean {
  const moves = read(position)
  return moves.count <= limit && moves.size() <= limit
}

/**
 * The legal move between two squares, or null. The king on its castling square, or on the rook, is
 * castling, unless an ordinary king's move goes there.
 */
export function moveByHand(
  position: StandingPosition,
  from: number,
  to: number,
  promotion: Role | undefined,
): Move | null {
  const board = boardOf(position)
  const mover = position.at(from as Move['from'])
  if (mover?.color !== position.turn) return null
  read(position)
  const plain = codeOf(from, to, promotion === undefined ? 0 : roleCode(promotion))
  if (legal.has(plain)) return isSoundMove(board, plain) ? moveOf(plain) : null
  if (promotion !== undefined) return null
  const special = mover.role === 'pawn' ? EN_PASSANT : mover.role === 'king' ? CASTLING : 0
  if (special === 0) return null
  const other = codeOf(from, to, special)
  if (legal.has(other)) return moveOf(other)
  return mover.role === 'king' ? castlingTo(position, from, to) : null
}

/** Castling that ends with the king on this square. */
function castlingTo(position: StandingPosition, king: number, to: number): Move | null {
  for (const rook of position.castling) {
    const code = codeOf(king, rook, CASTLING)
    if (castledKing(king, rook) === to && legal.has(code)) return moveOf(code)
  }
  return null
}
