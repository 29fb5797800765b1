import type { Color } from '@jadoube/chess'
import {
  type ChessClock,
  type Instant,
  type Millis,
  periodAt,
  quotaAfter,
  type SideClock,
  settleClock,
  withdrawPress,
} from '@jadoube/clock'
import { withTurn } from '../game/clock-turn.js'
import type { EventOf } from '../game/event.js'
import { type GameState, movesMade } from '../game/state.js'

/** The clock after a position was reinstated: counters corrected (7.1), the right side running. */
export function rewound(
  clock: ChessClock,
  state: GameState,
  event: EventOf<'position-reinstated'>,
): ChessClock {
  const now = event.at as Instant
  let next =
    event.withdrawn === null ? settleClock(clock, now) : withdrawPress(clock, event.withdrawn, now)
  for (const side of ['white', 'black'] as const) {
    const presses = movesMade(state, side) - state[side].unpressed
    if (presses >= 0 && presses < next[side].presses) {
      next = { ...next, [side]: withoutPeriods(next, side, presses) }
    }
  }
  return withTurn(next, state.turn, now, !event.goesOn)
}

/**
 * If a counter goes back, the periods that it had reached are removed, as long as the player keeps
 * time. The arbiter judges the time used for void moves.
 */
function withoutPeriods({ setup, ...clock }: ChessClock, name: Color, presses: number): SideClock {
  const side = clock[name]
  let { left, period } = side
  while (period > 0 && setup.nextPeriod === 'at-move-count') {
    const quota = quotaAfter(setup[name], period - 1)
    const { time } = periodAt(setup[name], period)
    if (quota === null || presses >= quota || left <= time) break
    left = (left - time) as Millis
    period--
  }
  return { ...side, presses, left, period }
}
