import type { Placement, Square } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'

const drawn = new WeakMap<object, Placement>()

/** What is physically on the board. Returns the same object while nothing changes. */
export function boardStands(state: GameState): Placement {
  if (state.board !== null) return state.board
  const known = drawn.get(state.position)
  if (known !== undefined) return known
  const placement = state.position.placement
  drawn.set(state.position, placement)
  return placement
}

/** The squares of the last move. */
export function lastSquares(state: GameState): readonly Square[] {
  const move = state.history?.move
  if (!move) return []
  return [move.from, move.kind === 'castling' ? move.rook : move.to]
}
