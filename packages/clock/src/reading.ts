import type { ChessClock } from './chess-clock.js'
import { isBronstein, settleClock, shownLeft } from './clock.js'
import { type FlagFall, firstToFall, standingFalls } from './flag.js'
import { quotaAfter } from './period.js'
import type { Side } from './side.js'
import type { Instant, Millis } from './time.js'

/** What one side of the clock tells. */
export interface SideReading {
  /** Main time left, as shown: never below zero. */
  readonly left: Millis
  /** What is left of the delay for the move in hand; Bronstein's clock has none to count down. */
  readonly free: Millis
  /** By how much the player has overrun a period that is not the last; 0 if they have not. */
  readonly overrun: Millis
  /** How long the clock has run in all. */
  readonly used: Millis
  /** The flag is down: it fell with moves still due, and was not lifted. */
  readonly flagDown: boolean
  readonly presses: number
  /** The period whose time is running, counted from 0. */
  readonly period: number
  /** How many presses are still due in it; null where all remaining moves are. */
  readonly movesDue: number | null
}

/** What the whole chess clock tells at one moment. */
export interface Reading {
  readonly running: Side | null
  readonly white: SideReading
  readonly black: SideReading
  readonly falls: readonly FlagFall[]
  readonly firstToFall: Side | 'unknown' | null
}

/** Reads the clock at a moment. */
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
    free: isBronstein(clock, name) ? (0 as Millis) : free,
    overrun: Math.max(0, -left) as Millis,
    used,
    flagDown: standingFalls(clock.falls).some(fall => fall.side === name),
    presses,
    period,
    movesDue: quota === null ? null : Math.max(0, quota - presses),
  }
}
