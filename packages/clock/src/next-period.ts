import type { ChessClock, SideClock } from './chess-clock.js'
import { type FlagFall, withFall } from './flag.js'
import { isLastPeriod, periodAt, quotaAfter, type TimeControl } from './period.js'
import type { ClockSetup } from './setup.js'
import { otherSide, type Side } from './side.js'
import type { Instant, Millis } from './time.js'

/**
 * Whether the move counter makes the time of the next period due now. Clocks that add it at zero do
 * so in {@link passZero}, whatever the counter says. But a period that repeats is added only when
 * its moves are completed; otherwise a clock left alone would run forever.
 */
export function isNextPeriodDue(
  setup: ClockSetup,
  control: TimeControl,
  left: Millis,
  period: number,
  presses: number,
): boolean {
  const quota = quotaAfter(control, period)
  if (quota === null || presses < quota) return false
  return (
    setup.nextPeriod === 'at-move-count' || left <= 0 || savedTimeLapses(setup, control, period)
  )
}

/** Whether the time saved in this period is lost at its end (6.2.b of 2009). */
function savedTimeLapses(setup: ClockSetup, control: TimeControl, period: number): boolean {
  const { mode } = periodAt(control, period)
  return setup.carryOver === 'except-delay' && (mode === 'delay' || mode === 'bronstein')
}

/** Adds the time of every period that the counter has reached. */
export function enterPeriods(
  setup: ClockSetup,
  name: Side,
  side: SideClock,
  falls: readonly FlagFall[],
  now: Instant,
): Pick<SideClock, 'left' | 'period'> & Pick<ChessClock, 'falls'> {
  const control = setup[name]
  let { left, period } = side
  while (isNextPeriodDue(setup, control, left, period, side.presses)) {
    const carried = left > 0 && savedTimeLapses(setup, control, period) ? 0 : left
    period++
    left = (carried + periodAt(control, period).time) as Millis
  }
  if (left > 0 || period === side.period) return { left, period, falls }
  // The overrun is longer than the time of the new period.
  const fallen = withFall(falls, flagFall(setup, name, period, side.presses, now))
  return { left: isLastPeriod(control, period) ? (0 as Millis) : left, period, falls: fallen }
}

/** A side after it reached zero, and the other side. */
export interface PassedZero extends Pick<SideClock, 'left' | 'period'>, Pick<ChessClock, 'falls'> {
  /** The time that passed after the end of the last period. It is not counted. */
  readonly lost: number
  readonly other: SideClock
}

/**
 * A clock reaches zero: its flag falls, and clocks that add the next period at zero do so. `left`
 * is the calculated time, zero or less; `zeroAt` is when it was zero. `runs` says whether the time
 * ran down, so that a second zero comes later than the first.
 */
export function passZero(
  clock: ChessClock,
  name: Side,
  left: Millis,
  zeroAt: Instant,
  runs: boolean,
): PassedZero {
  const { setup } = clock
  const control = setup[name]
  const { presses } = clock[name]
  let { period } = clock[name]
  let other = clock[otherSide(name)]
  let balance: number = left
  let at: number = zeroAt
  let falls = clock.falls
  while (true) {
    falls = withFall(falls, flagFall(setup, name, period, presses, at as Instant))
    if (isLastPeriod(control, period))
      return { left: 0 as Millis, period, falls, lost: -balance, other }
    const isListed = period + 1 < control.periods.length
    const adds =
      setup.nextPeriod === 'at-move-count'
        ? false
        : isListed || isNextPeriodDue(setup, control, 0 as Millis, period, presses)
    if (!adds) return { left: balance as Millis, period, falls, lost: 0, other }
    period++
    const { time } = periodAt(control, period)
    balance += time
    if (runs) at += time
    if (setup.nextPeriod === 'at-zero-for-both')
      other = withPeriod(setup[otherSide(name)], other, period)
    if (balance > 0) return { left: balance as Millis, period, falls, lost: 0, other }
  }
}

/** The other side with the time of this period, unless it has it already. */
function withPeriod(control: TimeControl, side: SideClock, period: number): SideClock {
  if (side.period !== period - 1 || period >= control.periods.length) return side
  return { ...side, left: (side.left + control.periods[period]!.time) as Millis, period }
}

function flagFall(
  setup: ClockSetup,
  side: Side,
  period: number,
  presses: number,
  at: Instant,
): FlagFall {
  return { side, at, period, presses, quota: quotaAfter(setup[side], period), liftedAt: null }
}
