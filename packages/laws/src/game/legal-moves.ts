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

// Every act asks for legal moves, often several times of the same position. One of each serves all calls: nothing here
// calls itself.
const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)
let last: StandingPosition | null = null

/** The legal moves, found once: whether a move has mated is asked of the position that the next one is read on. */
function read(position: StandingPosition): LegalMoves {
  if (position !== last) {
    legal.read(boardOf(position))
    last = position
  }
  return legal
}

/** Is this a legal move of the player to move (3.10.1)? */
export function isLegalMove(position: StandingPosition, move: Move): boolean {
  const code = moveCode(move)
  return read(position).has(code) && isSoundMove(boardOf(position), code)
}

/** Every legal move. Each is one value, so that `===` and `includes` compare moves. */
export function legalMovesIn(position: StandingPosition): Move[] {
  const board = boardOf(position)
  const count = read(position).list(list)
  const moves: Move[] = []
  for (let i = 0; i < count; i++) {
    if (isSoundMove(board, list[i]!)) moves.push(moveOf(list[i]!))
  }
  return moves
}

/** The position after a move that is known to be legal. */
export function playLegal<P extends StandingPosition>(position: P, move: Move): P {
  return playCode(position, moveCode(move))
}

/** Is there no legal move, in check or not? Found together, for one reading. */
export function mateOrStalemate(position: StandingPosition): 'checkmate' | 'stalemate' | null {
  if (read(position).count > 0) return null
  return legal.checks > 0 ? 'checkmate' : 'stalemate'
}

export const legalMoveCount = (position: StandingPosition): number => read(position).size()

/** Are there at most this many legal moves? Then what follows is forced, or nearly. */
export function isForced(position: StandingPosition, most: number): boolean {
  const moves = read(position)
  return moves.count <= most && moves.size() <= most
}

/**
 * The legal move that a hand made from one square to another, or null. The king on its castling square,
 * or on the rook, is castling, unless a plain step of the king goes there.
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
