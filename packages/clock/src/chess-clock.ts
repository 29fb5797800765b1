import type { FlagFall } from './flag.js'
import type { ClockSetup } from './setup.js'
import type { Side } from './side.js'
import type { Instant, Millis } from './time.js'

/** One player's clock. */
export interface SideClock {
  /**
   * Main time left. In the last period it stops at zero. Before that it may go below: a player whose
   * flag fell too early owes what they overran when the time of the next period comes.
   */
  readonly left: Millis
  /** What is left of the delay, or of Bronstein's extra, for the move in hand. */
  readonly free: Millis
  /** How long the clock has run on the move in hand. */
  readonly spent: Millis
  /** How long the clock has run in all. */
  readonly used: Millis
  /** The move counter: how often the player has pressed. */
  readonly presses: number
  /** The period whose time was added last, counted from 0. */
  readonly period: number
}

/**
 * A chess clock: two clocks of which at most one runs (Article 6.1). Plain data that never changes:
 * each act gives a new one. Nothing ticks in it; it knows how it stood at `since`, and every
 * question is asked with a `now`.
 */
export interface ChessClock {
  readonly setup: ClockSetup
  readonly state: 'ready' | 'running' | 'paused'
  /** Whose clock runs, or will run when it is started again. */
  readonly turn: Side
  /** The moment for which the numbers hold, while it runs. */
  readonly since: Instant
  readonly white: SideClock
  readonly black: SideClock
  /** Every flag-fall, in the order in which they happened. */
  readonly falls: readonly FlagFall[]
}
