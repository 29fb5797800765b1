import type { Color, Placement, Square } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'

const drawn = new WeakMap<object, Placement>()

/** What physically stands on the board; the same value as long as nothing has changed. */
export function boardStands(state: GameState): Placement {
  if (state.board !== null) return state.board
  const known = drawn.get(state.position)
  if (known !== undefined) return known
  const placement = state.position.placement
  drawn.set(state.position, placement)
  return placement
}

/** The square of a pawn that waits on its last rank for the piece it becomes. */
export function pawnToPromote(state: GameState, color: Color): Square | null {
  if (state.turn !== color || state.status === 'concluded' || state.board === null) return null
  const rank = color === 'white' ? 7 : 0
  for (let file = 0; file < 8; file++) {
    const square = (rank * 8 + file) as Square
    const piece = state.board.at(square)
    if (piece?.role === 'pawn' && piece.color === color) return square
  }
  return null
}

/** The squares of the last move that was made. */
export function lastSquares(state: GameState): readonly Square[] {
  const move = state.history?.move
  if (!move) return []
  return [move.from, move.kind === 'castling' ? move.rook : move.to]
}
