import type { Color } from '@jadoube/chess'
import { type ChessClock, type Instant, pauseClock, restartClock } from '@jadoube/clock'

/**
 * The same clock with this side running, if any runs: also an absent player's, while the game is adjourned
 * (I.9.2). What has passed until now was the other side's time; this one starts its move again, or goes on
 * with it where a press is withdrawn (`anew` is false).
 */
export function withTurn(
  clock: ChessClock,
  side: Color,
  now: Instant,
  anew: boolean = true,
): ChessClock {
  if (clock.turn === side) return clock
  if (clock.state === 'ready') return { ...clock, turn: side }
  const turned = restartClock(pauseClock(clock, now), now, side, anew)
  return clock.state === 'running' ? turned : pauseClock(turned, now)
}
