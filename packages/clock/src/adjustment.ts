import type { ChessClock, SideClock } from './chess-clock.js'
import { bronsteinDebt, settleClock } from './clock.js'
import { withLifted } from './flag.js'
import { enterPeriods, isNextPeriodDue, passZero } from './next-period.js'
import {
  type ExtraMode,
  incrementFor,
  isLastPeriod,
  periodAt,
  periodOfMove,
  quotaAfter,
  withExtra,
} from './period.js'
import { otherSide, type Side, sides } from './side.js'
import type { Instant, Millis } from './time.js'

/** What the arbiter sets on one side. Fields that are left out stay as they are. */
export interface SideSetting {
  /** The time to show, not below zero. At zero the flag falls. */
  readonly left?: Millis
  /** The value of the move counter. */
  readonly presses?: number
  /**
   * The period whose time `left` includes, counted from 0. If it is left out, it follows from
   * `presses`.
   */
  readonly period?: number
}

/**
 * Sets the time, the move counter or the period of one side, as the arbiter decides (Article
 * 6.10.2). A running clock continues from there. A time above zero raises the player's fallen flag.
 * If only the counter is set, the periods that it reaches are added, as a press would have done.
 */
export function setClock(
  clock: ChessClock,
  side: Side,
  setting: SideSetting,
  now: Instant,
): ChessClock {
  const settled = settleClock(clock, now)
  const before = settled[side]
  const presses = natural(setting.presses ?? before.presses)
  if (setting.left === undefined) {
    const period = natural(setting.period ?? before.period)
    return withPresses(settled, side, { ...before, presses, period }, now)
  }
  const shown = natural(setting.left)
  // The arbiter sets the shown time, from which a Bronstein delay is already deducted.
  const left = (shown === 0 ? 0 : shown + bronsteinDebt(settled, side)) as Millis
  const isCountSet = setting.presses !== undefined && clock.setup.nextPeriod === 'at-move-count'
  const periodByCount = isCountSet ? periodOfMove(clock.setup[side], presses + 1) : before.period
  const period = natural(setting.period ?? periodByCount)
  const set = { ...settled, [side]: { ...before, left, presses, period } }
  if (left === 0) return atZero(set, side, left, now)
  return { ...set, falls: withLifted(set.falls, side, null, now) }
}

/** Sets the counter, and adds the periods that it reaches. */
function withPresses(clock: ChessClock, name: Side, side: SideClock, now: Instant): ChessClock {
  const { setup } = clock
  if (!isNextPeriodDue(setup, setup[name], side.left, side.period, side.presses))
    return { ...clock, [name]: side }
  const { left, period, falls } = enterPeriods(setup, name, side, clock.falls, now)
  return { ...clock, [name]: { ...side, left, period }, falls }
}

/**
 * Adds time to a player's clock. If it stood at zero, the flag is raised. The clock still records
 * that the flag fell, and when.
 */
export function addTime(clock: ChessClock, side: Side, time: Millis, now: Instant): ChessClock {
  const settled = settleClock(clock, now)
  const before = settled[side]
  const left = (before.left + natural(time)) as Millis
  const added = { ...settled, [side]: { ...before, left } }
  if (before.left > 0 || left <= 0) return added
  return { ...added, falls: withLifted(added.falls, side, before.period, now) }
}

/**
 * Takes time from a player. If nothing is left, their flag falls at once. In the last period the
 * clock then stays at zero, and the rest of the deduction is dropped.
 */
export function cutTime(clock: ChessClock, side: Side, time: Millis, now: Instant): ChessClock {
  const settled = settleClock(clock, now)
  const before = settled[side]
  const left = (before.left - natural(time)) as Millis
  if (left > 0) return { ...settled, [side]: { ...before, left } }
  if (before.left > 0) return atZero(settled, side, left, now)
  // Already at zero. In the last period nothing is left to take; in an earlier one the debt grows.
  const isLast = isLastPeriod(settled.setup[side], before.period)
  return isLast ? settled : { ...settled, [side]: { ...before, left } }
}

/**
 * Undoes the effects of a press whose move does not count. The move counter goes down by one. The
 * increment for the next move is removed, and so is the next period if that press reached it. The
 * same clock keeps running; use {@link restartClock} to continue the move before the press.
 */
export function withdrawPress(clock: ChessClock, side: Side, now: Instant): ChessClock {
  const settled = settleClock(clock, now)
  const { setup } = settled
  const { left, presses, period } = settled[side]
  if (presses === 0) return settled
  const control = setup[side]
  const isReached =
    setup.nextPeriod === 'at-move-count' &&
    period > 0 &&
    quotaAfter(control, period - 1) === presses &&
    (left > 0 || !isLastPeriod(control, period))
  const added = isReached ? periodAt(control, period).time : 0
  const before = { ...settled[side], presses: presses - 1, period: isReached ? period - 1 : period }
  const deducted = (incrementFor(control, presses + 1) + added) as Millis
  return cutTime({ ...settled, [side]: before }, side, deducted, now)
}

/** A side is set to zero or below: its flag falls. */
function atZero(clock: ChessClock, name: Side, left: Millis, now: Instant): ChessClock {
  const zero = passZero(clock, name, left, now, false)
  return {
    ...clock,
    [name]: { ...clock[name], left: zero.left, period: zero.period },
    [otherSide(name)]: zero.other,
    falls: zero.falls,
  }
}

/**
 * Changes the extra time per move during the game, for one side or both (the five seconds of
 * Guidelines III). It applies from each player's next press, or as a delay from their next move. To
 * give it for the current move as well, use {@link addTime}.
 */
export function setExtra(
  clock: ChessClock,
  side: Side | 'both',
  mode: ExtraMode,
  extra: Millis,
  now: Instant,
): ChessClock {
  natural(extra)
  const settled = settleClock(clock, now)
  let { setup } = settled
  for (const each of side === 'both' ? sides : [side])
    setup = { ...setup, [each]: withExtra(setup[each], mode, extra) }
  return { ...settled, setup }
}

function natural<T extends number>(value: T): T {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`a clock cannot be set to ${value}`)
  return value
}
