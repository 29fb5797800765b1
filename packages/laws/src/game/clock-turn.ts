import type { Color } from '@jadoube/chess'
import { type ChessClock, type Instant, pauseClock, restartClock } from '@jadoube/clock'

/**
 * The clock with this side running, if any runs; also an absent player's while the game is
 * adjourned (I.9.2). The time so far was the other side's. This side begins a new move, or
 * continues its move if a press is withdrawn (`isNewMove` is false).
 */
export function withTurn(
  clock: ChessClock,
  side: Color,
  now: Instant,
  isNewMove: boolean = true,
): ChessClock {
  if (clock.turn === side) return clock
  if (clock.state === 'ready') return { ...clock, turn: side }
  const turned = restartClock(pauseClock(clock, now), now, side, isNewMove)
  return clock.state === 'running' ? turned : pauseClock(turned, now)
}
