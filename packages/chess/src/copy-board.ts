import type { Board } from './board.js'

/** Makes a board equal to another one. Loops use it instead of `clone` to save the new object. */
export function copyBoard(from: Board, to: Board): void {
  to.rooks = from.rooks
  to.rightsKept = from.rightsKept
  to.sets.set(from.sets)
  to.pieces.set(from.pieces)
  to.kings[0] = from.kings[0]
  to.kings[1] = from.kings[1]
  to.turn = from.turn
  to.castling = from.castling
  to.enPassant = from.enPassant
  to.quiet = from.quiet
  to.moveNumber = from.moveNumber
}
