import type { GameState, Proceedings } from './state.js'

/** The game with a change to what happens around the moves. */
export function withProceedings(
  state: GameState,
  at: number,
  change: Partial<Proceedings>,
): GameState {
  return { ...state, at, proceedings: { ...state.proceedings, ...change } }
}
