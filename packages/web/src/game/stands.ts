import type { Placement, Square } from '@jadoube/chess'
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

/** The squares of the last move that was made. */
export function lastSquares(state: GameState): readonly Square[] {
  const move = state.history?.move
  if (!move) return []
  return [move.from, move.kind === 'castling' ? move.rook : move.to]
}
