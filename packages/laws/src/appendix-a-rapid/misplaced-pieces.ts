import { type Board, Position } from '@jadoube/chess'

/**
 * A.4.1.2: who may castle where pieces stood wrongly at the start. A king on a wrong square may not, nor
 * may anybody with a rook on a wrong square; what stood right is not touched by it.
 */
export function withRightsOf(stood: Position, shouldBe: Position): Position {
  const board: Board = stood.board.clone()
  board.castling = 0
  for (const rook of shouldBe.castling) {
    const piece = shouldBe.board.pieces[rook]!
    const color = piece & 1
    const king = shouldBe.board.kings[color]!
    if (board.pieces[rook] !== piece || board.kings[color] !== king) continue
    board.allowCastling(color, rook > king ? 0 : 1, rook)
  }
  return Position.fromBoard(board)
}
