import type { Color } from '@jadoube/chess'
import { type Instant, periodAt, quotaAfter, settleClock } from '@jadoube/clock'
import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'

/** The time of the player's next period is added and his counter shows so many moves; his flag is up again. */
export function beginNextPeriod(course: Course, player: Color, moves: number, rule: RuleId): void {
  const { clock } = course.state
  if (clock === null) return
  const { left, period } = settleClock(clock, course.at as Instant)[player]
  const { time } = periodAt(clock.setup[player], period + 1)
  course.happen({
    type: 'next-period-begun',
    at: course.at,
    player,
    moves,
    left: Math.max(left + time, 0),
    ...course.by(rule),
  })
}

/**
 * 6.4: a flag is down and the moves of the period were completed, only not all of them pressed. The
 * clock counts presses and has not added the next period: its counter is put right (6.10.2).
 */
export function correctCounter(course: Course, player: Color): void {
  const { clock } = course.state
  const { unpressed } = course.player(player)
  if (clock === null || unpressed === 0) return
  const { left, period, presses } = settleClock(clock, course.at as Instant)[player]
  const quota = quotaAfter(clock.setup[player], period)
  if (left > 0 || quota === null || presses + unpressed < quota) return
  beginNextPeriod(course, player, presses + unpressed, 'flag.check-quota')
}
