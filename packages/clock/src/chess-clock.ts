import type { FlagFall } from './flag.js'
import type { ClockSetup } from './setup.js'
import type { Side } from './side.js'
import type { Instant, Millis } from './time.js'

/** One player's clock. */
export interface SideClock {
  /**
   * Main time left. In the last period it stops at zero. In an earlier period it may be negative: a
   * player whose flag fell too early has this deducted from the next period.
   */
  readonly left: Millis
  /**
   * What is left of the delay, or of Bronstein's extra time, for the current move; between moves,
   * what was left after the last one.
   */
  readonly free: Millis
  /** How long the clock has run for the current move; between moves, for the last one. */
  readonly spent: Millis
  /** How long the clock has run in all. */
  readonly used: Millis
  /** The move counter: the number of presses by the player. */
  readonly presses: number
  /** The period whose time was added last, counted from 0. */
  readonly period: number
}

/**
 * A chess clock: two clocks of which at most one runs (Article 6.1). It is immutable plain data:
 * each function returns a new one. Nothing ticks in it. It holds its state at `since`, and every
 * function takes the current time as `now`.
 */
export interface ChessClock {
  readonly setup: ClockSetup
  readonly state: 'ready' | 'running' | 'paused'
  /** The side that runs, or that will run when the clock is started again. */
  readonly turn: Side
  /** While it runs: the moment for which the times are valid. */
  readonly since: Instant
  readonly white: SideClock
  readonly black: SideClock
  /** All flag falls, in order. */
  readonly falls: readonly FlagFall[]
}
