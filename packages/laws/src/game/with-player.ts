import type { Color } from '@jadoube/chess'
import type { GameState, PlayerState } from './state.js'

/** The game with a change to one of the players. */
export function withPlayer(
  state: GameState,
  color: Color,
  at: number,
  change: Partial<PlayerState>,
): GameState {
  return { ...state, at, [color]: { ...state[color], ...change } }
}
