import { type Color, makeFen } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { nextOccurrence, type TakenOver } from './history.js'
import { standing } from './standing.js'
import type { GameState } from './state.js'

/**
 * The time left, for the history of the game. As a 32-bit integer it is stored in the ply itself.
 * Any other number would be a separate object, and a long game would be half as large again.
 */
export const clockLeft = (state: GameState, color: Color, at: number): number =>
  state.clock === null ? -1 : timeLeft(state.clock, color, at as Instant) | 0

/**
 * A move was made on a board that differs from the position: play continues from the board. This
 * makes a completed illegal move a ply of the game.
 */
export function takeOver(state: GameState, event: { readonly at: number }): GameState {
  const position = standing(state)
  if (position === undefined) return state
  const counts = state.turn !== state.position.turn
  const history: TakenOver = {
    move: null,
    white: clockLeft(state, 'white', event.at),
    black: clockLeft(state, 'black', event.at),
    previous: state.history,
    fen: makeFen(position),
    counts,
  }
  return {
    ...state,
    position,
    ply: state.ply + (counts ? 1 : 0),
    history,
    occurrences: nextOccurrence(state.occurrences, position),
  }
}
