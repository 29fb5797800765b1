import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import type { Ply } from './history.js'
import type { GameState } from './state.js'

/**
 * The time that a player had left after a move, with the increment, as PGN's `%clk` gives it; -1
 * without a clock. `plies` are the history in order, and `index` is the move.
 *
 * An entry of the history has the times when the move was made. The player presses after that, so
 * the clock stands still by the opponent's next move; a press after that move corrects its entry. A
 * last move that is not completed has its time when it was made.
 */
export function timeAfterMove(
  state: GameState,
  plies: readonly Ply[],
  index: number,
  color: Color,
): number {
  const { clock, at } = state
  const next = plies[index + 1]
  if (next !== undefined) return next[color]
  const made = plies[index]?.[color] ?? -1
  if (clock === null || made < 0) return made
  const isRunning = clock.state === 'running' && clock.turn === color
  return isRunning ? made : timeLeft(clock, color, at as Instant)
}
