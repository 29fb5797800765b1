import type { ChessClock } from './chess-clock.js'
import { isBronstein, settleClock, shownLeft } from './clock.js'
import { type FlagFall, firstToFall, standingFalls } from './flag.js'
import { quotaAfter } from './period.js'
import type { Side } from './side.js'
import type { Instant, Millis } from './time.js'

/** The state of one side of the clock. */
export interface SideReading {
  /** The main time shown, never below zero. */
  readonly left: Millis
  /** What is left of the delay for the current move. A Bronstein clock shows no countdown. */
  readonly free: Millis
  /** By how much the player has overrun a period that is not the last; otherwise 0. */
  readonly overrun: Millis
  /** How long the clock has run in all. */
  readonly used: Millis
  /** Whether the flag is down: it fell with moves still due and was not raised. */
  readonly flagDown: boolean
  readonly presses: number
  /** The current period, counted from 0. */
  readonly period: number
  /** The number of presses still due in it; null if all remaining moves are due. */
  readonly movesDue: number | null
}

/** The state of a chess clock at one moment. */
export interface Reading {
  readonly running: Side | null
  readonly white: SideReading
  readonly black: SideReading
  readonly falls: readonly FlagFall[]
  readonly firstToFall: Side | 'unknown' | null
}

/**
 * Reads the whole state of a clock at a moment.
 *
 * @example
 * const control = parseTimeControl('60')
 * if (!control.ok) throw control.error
 * const clock = startClock(newClock(clockSetup(control.value)), instant(0))
 * readClock(clock, instant(61000)).firstToFall // → 'white'
 */
export function readClock(clock: ChessClock, now: Instant): Reading {
  const settled = settleClock(clock, now)
  return {
    running: settled.state === 'running' ? settled.turn : null,
    white: readSide(settled, 'white'),
    black: readSide(settled, 'black'),
    falls: settled.falls,
    firstToFall: firstToFall(settled.falls),
  }
}

function readSide(clock: ChessClock, name: Side): SideReading {
  const { left, free, used, presses, period } = clock[name]
  const quota = quotaAfter(clock.setup[name], period)
  return {
    left: shownLeft(clock, name),
    free: clock.turn !== name || isBronstein(clock, name) ? (0 as Millis) : free,
    overrun: Math.max(0, -left) as Millis,
    used,
    flagDown: standingFalls(clock.falls).some(fall => fall.side === name),
    presses,
    period,
    movesDue: quota === null ? null : Math.max(0, quota - presses),
  }
}
