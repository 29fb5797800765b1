import type { Placement, Square } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'

const cache = new WeakMap<object, Placement>()

/** What is physically on the board. The same object is returned while nothing changes. */
export function boardPlacement(state: GameState): Placement {
  if (state.board !== null) return state.board
  const cached = cache.get(state.position)
  if (cached !== undefined) return cached
  const placement = state.position.placement
  cache.set(state.position, placement)
  return placement
}

/** The squares of the last move. */
export function lastMoveSquares(state: GameState): readonly Square[] {
  const move = state.history?.move
  if (!move) return []
  return [move.from, move.kind === 'castling' ? move.rook : move.to]
}
