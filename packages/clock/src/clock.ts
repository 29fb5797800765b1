import type { ChessClock, SideClock } from './chess-clock.js'
import { transferTime } from './hourglass.js'
import { enterPeriods, isNextPeriodDue, passZero } from './next-period.js'
import { incrementFor, isLastPeriod, periodAt, periodOfMove, type TimeControl } from './period.js'
import type { ClockSetup } from './setup.js'
import { otherSide, type Side } from './side.js'
import type { Instant, Millis } from './time.js'

/**
 * Creates a chess clock that is set but not started. It already shows the increment for the first
 * move.
 *
 * @example
 * const control = parseTimeControl('180+2')
 * if (!control.ok) throw control.error
 * const clock = newClock(clockSetup(control.value))
 * timeLeft(clock, 'white', instant(0)) // → 182000
 */
export function newClock(setup: ClockSetup): ChessClock {
  return {
    setup,
    state: 'ready',
    turn: 'white',
    since: 0 as Instant,
    white: newSide(setup.white),
    black: newSide(setup.black),
    falls: [],
  }
}

function newSide(control: TimeControl): SideClock {
  const left = (periodAt(control, 0).time + incrementFor(control, 1)) as Millis
  if (!(left > 0)) throw new RangeError('a clock must be set with some time')
  const zero = 0 as Millis
  return { left, free: zero, spent: zero, used: zero, presses: 0, period: 0 }
}

/**
 * Starts a clock that is ready, by default White's side (Article 6.6). Otherwise it has no effect.
 */
export function startClock(clock: ChessClock, now: Instant, side: Side = 'white'): ChessClock {
  return clock.state === 'ready' ? run(clock, side, now, true) : clock
}

/** Pauses both clocks. What is left of a delay is kept for the restart. */
export function pauseClock(clock: ChessClock, now: Instant): ChessClock {
  return clock.state === 'running' ? { ...settleClock(clock, now), state: 'paused' } : clock
}

/**
 * Restarts a paused clock with the side that was running or with the given one, which then begins a
 * new move. Pass `isNewMove` as false if its last press was withdrawn: the move before it
 * continues, with what is left of its delay. No counter goes up.
 */
export function restartClock(
  clock: ChessClock,
  now: Instant,
  side: Side = clock.turn,
  isNewMove: boolean = side !== clock.turn,
): ChessClock {
  return clock.state === 'paused' ? run(clock, side, now, isNewMove) : clock
}

function run(clock: ChessClock, side: Side, now: Instant, isNewMove: boolean): ChessClock {
  const started = isNewMove ? beginMove(clock[side], clock.setup[side]) : clock[side]
  return { ...clock, state: 'running', turn: side, since: now, [side]: started }
}

/**
 * A player presses the clock: their clock stops, the opponent's starts (Article 6.2.1), and the
 * counter goes up. It has no effect while the player's own clock is not running. A player whose
 * last period has run out gets no more time.
 *
 * @example
 * const control = parseTimeControl('180+2')
 * if (!control.ok) throw control.error
 * const start = startClock(newClock(clockSetup(control.value)), instant(0))
 * const pressed = pressClock(start, 'white', instant(5000))
 * timeLeft(pressed, 'white', instant(9000)) // → 179000
 */
export function pressClock(clock: ChessClock, by: Side, now: Instant): ChessClock {
  if (clock.state !== 'running' || clock.turn !== by) return clock
  const settled = settleClock(clock, now)
  const { setup } = settled
  const control = setup[by]
  const side = settled[by]
  const presses = side.presses + 1
  let { left, period } = side
  let { falls } = settled
  if (left > 0 || !isLastPeriod(control, period)) {
    if (isNextPeriodDue(setup, control, left, period, presses)) {
      const entered = enterPeriods(setup, by, { ...side, left, presses }, falls, now)
      left = entered.left
      period = entered.period
      falls = entered.falls
    }
    if (left > 0 || !isLastPeriod(control, period))
      left = (left + incrementFor(control, presses + 1)) as Millis
  }
  // What was left of the delay stays known: the press may turn out not to count.
  const { free, spent, used } = side
  const pressed = { left, free, spent, used, presses, period }
  const other = otherSide(by)
  const started = beginMove(settled[other], setup[other])
  return {
    setup,
    state: 'running',
    turn: other,
    since: settled.since,
    white: by === 'white' ? pressed : started,
    black: by === 'white' ? started : pressed,
    falls,
  }
}

/**
 * Brings the times of a clock up to `now`: flags fall and periods are added on the way.
 * Intermediate calls do not change the result. A `now` before `since` (a computer's clock was set
 * back) counts as no time passed.
 */
export function settleClock(clock: ChessClock, now: Instant): ChessClock {
  if (clock.state !== 'running' || now <= clock.since) return clock
  const settled = runTo(clock, now)
  return clock.setup.hourglass ? transferTime(clock, settled) : settled
}

/** Brings the running side up to `now`, which must be later than `since`. */
function runTo(clock: ChessClock, now: Instant): ChessClock {
  const { turn } = clock
  const side = clock[turn]
  const elapsed = now - clock.since
  const freeUsed = Math.min(side.free, elapsed)
  const left = (side.left - (elapsed - freeUsed)) as Millis
  if (left > 0 || side.left <= 0) {
    // A clock at zero in its last period does not count any further.
    const isStopped = side.left <= 0 && isLastPeriod(clock.setup[turn], side.period)
    return withSide(
      clock,
      isStopped ? side : afterRunning(side, elapsed, freeUsed, left, side.period),
      now,
    )
  }
  const zeroAt = (clock.since + freeUsed + side.left) as Instant
  const zero = passZero(clock, turn, left, zeroAt, true)
  const counted = elapsed - zero.lost
  const settled = withSide(
    clock,
    afterRunning(side, counted, freeUsed, zero.left, zero.period),
    now,
  )
  return { ...settled, [otherSide(turn)]: zero.other, falls: zero.falls }
}

/** A side after its clock ran for this long, of which `freeUsed` was delay. */
function afterRunning(
  side: SideClock,
  elapsed: number,
  freeUsed: number,
  left: Millis,
  period: number,
): SideClock {
  return {
    left,
    free: (side.free - freeUsed) as Millis,
    spent: (side.spent + elapsed) as Millis,
    used: (side.used + elapsed) as Millis,
    presses: side.presses,
    period,
  }
}

/** The clock with the new state of its running side, valid at `since`. */
function withSide(clock: ChessClock, side: SideClock, since: Instant): ChessClock {
  const { setup, state, turn, falls } = clock
  const white = turn === 'white' ? side : clock.white
  const black = turn === 'white' ? clock.black : side
  return { setup, state, turn, since, white, black, falls }
}

/**
 * The main time that a player's clock shows at `now`, never below zero. This is the cheapest way to
 * read a clock.
 */
export function timeLeft(clock: ChessClock, side: Side, now: Instant): Millis {
  if (isBronstein(clock, side)) return shownLeft(settleClock(clock, now), side)
  let { left } = clock[side]
  if (clock.state === 'running' && now > clock.since) {
    if (clock.turn === side) {
      const drained = now - clock.since - clock[side].free
      if (drained > 0) left = (left - drained) as Millis
      if (left <= 0) left = settleClock(clock, now)[side].left
    } else if (clock.setup.nextPeriod === 'at-zero-for-both' || clock.setup.hourglass)
      left = settleClock(clock, now)[side].left
  }
  return left > 0 ? left : (0 as Millis)
}

/** A side that begins a new move: with its full delay, and no time spent. */
function beginMove(side: SideClock, control: TimeControl): SideClock {
  const { mode, extra } = periodAt(control, periodOfMove(control, side.presses + 1))
  const free = mode === 'delay' || mode === 'bronstein' ? extra : (0 as Millis)
  return side.free === free && side.spent === 0 ? side : { ...side, free, spent: 0 as Millis }
}

/** Whether this side is on move with a Bronstein delay. */
export function isBronstein(clock: ChessClock, side: Side): boolean {
  if (clock.state === 'ready' || clock.turn !== side) return false
  const control = clock.setup[side]
  const move = clock[side].presses + 1
  return periodAt(control, periodOfMove(control, move)).mode === 'bronstein'
}

/**
 * With a Bronstein delay the clock runs at once, and the press gives back the time used, at most
 * the delay. It is stored like an ordinary delay. This is the part of the delay used so far, which
 * is shown as gone until the press.
 */
export function bronsteinDebt(clock: ChessClock, side: Side): Millis {
  if (!isBronstein(clock, side)) return 0 as Millis
  const control = clock.setup[side]
  const { extra } = periodAt(control, periodOfMove(control, clock[side].presses + 1))
  return Math.max(0, extra - clock[side].free) as Millis
}

/** The main time that a settled clock shows, never below zero. */
export const shownLeft = (clock: ChessClock, side: Side): Millis =>
  Math.max(0, clock[side].left - bronsteinDebt(clock, side)) as Millis
