import { Board, type Color, type MoveCode, Placement, Position, type Square } from '@jadoube/chess'
import type { GameState } from './state.js'

/** The placement of a position. */
export const placementOf = (position: Position): Placement =>
  Placement.fromCodes(position.board.pieces)

/** What physically stands on the board. */
export const boardOf = (state: GameState): Placement => state.board ?? placementOf(state.position)

/**
 * The position that moves are read on: what stands on the board, with the player who has the move to
 * move. Nearly always that is the position itself. After an illegal move that nobody has ruled on,
 * or with pieces displaced, it may be one that no legal game reaches; or none at all (undefined),
 * where a king is missing.
 */
export function standing(state: GameState): Position | undefined {
  const board = baseOf(state)
  if (board === null && state.turn === state.position.turn) return state.position
  return positionOn(board ?? placementOf(state.position), state.turn, state.position)
}

/** What stood there before the player who has the move put his hand to it. */
export const baseOf = (state: GameState): Placement | null =>
  state.hand === null ? state.board : state.hand.base

/** A position of whatever stands there, with the rights and counters of the one that it comes from. */
export function positionOn(
  placement: Placement,
  turn: Color,
  from: Position,
): Position | undefined {
  const board = new Board()
  const kings = [0, 0]
  let changed = 0
  let quiet = true
  for (let square = 0; square < 64; square++) {
    const code = placement.codeAt(square)
    const before = from.board.pieces[square]!
    if (code !== before) {
      changed++
      if (code >> 1 === 1 || before >> 1 === 1) quiet = false
      if (code !== 0 && before !== 0) quiet = false
    }
    if (code === 0) continue
    // A pawn on its last rank has no moves and attacks nothing beyond the board.
    board.put(square, code)
    if (code >> 1 === 6) kings[code & 1]!++
  }
  if (kings[0] !== 1 || kings[1] !== 1) return undefined
  board.turn = turn === 'white' ? 0 : 1
  for (const rook of from.castling) allow(board, from, rook)
  const passed = turn !== from.turn
  board.quiet = passed ? (quiet ? from.quiet + 1 : 0) : changed === 0 ? from.quiet : 0
  board.moveNumber = from.moveNumber + (passed && from.turn === 'black' ? 1 : 0)
  if (!passed && changed === 0) board.enPassant = from.board.enPassant
  return Position.fromBoard(board)
}

/** A right to castle that is still there: king and rook stand where they stood. */
function allow(board: Board, from: Position, rook: Square): void {
  const piece = from.board.pieces[rook]!
  const color = piece & 1
  const king = from.board.kings[color]!
  if (board.pieces[rook] !== piece || board.kings[color] !== king) return
  board.allowCastling(color, rook > king ? 0 : 1, rook)
}

/** The placement that a legal move leads to. */
export function placementAfter(position: Position, code: MoveCode): Placement {
  const board = position.board.clone()
  board.make(code)
  return Placement.fromCodes(board.pieces)
}
