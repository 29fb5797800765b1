import type { ChessClock } from './chess-clock.js'
import { isBronstein, shownLeft } from './clock.js'
import { passZero } from './next-period.js'
import { periodAt } from './period.js'
import type { Side } from './side.js'
import type { Instant, Millis } from './time.js'

/** The next change of a clock that nobody touches: a flag falls. */
export interface Alarm {
  readonly at: Instant
  /** The side whose flag will fall. */
  readonly side: Side
  /** The period that will have run out, counted from 0. */
  readonly period: number
  /** The time of the next period, if it will be added at that moment; otherwise null. */
  readonly adds: Millis | null
}

/**
 * When the running side will reach zero; null if it will not. The answer stays valid until the
 * clock is changed, so one timer per game is enough.
 *
 * @example
 * const control = parseTimeControl('300')
 * if (!control.ok) throw control.error
 * const clock = startClock(newClock(clockSetup(control.value)), instant(0))
 * nextAlarm(clock)?.at // → 300000
 */
export function nextAlarm(clock: ChessClock): Alarm | null {
  const side = clock.turn
  const { left, free, period } = clock[side]
  if (clock.state !== 'running' || left <= 0) return null
  const at = (clock.since + free + left) as Instant
  const after = passZero(clock, side, 0 as Millis, at, true).period
  const adds = after > period ? periodAt(clock.setup[side], period + 1).time : null
  return { at, side, period, adds }
}

/**
 * When the running clock will have only `left` remaining, for example five minutes, when the duty
 * to record may end. Null if that side is not running, has less already, or never gets there.
 */
export function whenLeft(clock: ChessClock, side: Side, left: Millis): Instant | null {
  if (clock.state !== 'running' || clock.turn !== side || left < 0) return null
  const shown = shownLeft(clock, side)
  if (shown < left || shown <= 0) return null
  const free = isBronstein(clock, side) ? 0 : clock[side].free
  return shown === left ? clock.since : ((clock.since + free + shown - left) as Instant)
}
