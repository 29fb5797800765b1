import type { Millis } from './time.js'

/**
 * The extra time that a player gets with each move, in addition to the main time.
 * - `increment` (cumulative, Fischer): the extra time is added before each move, including the
 *   first.
 * - `delay`: the extra time runs first, and main time runs only when it is used up. What is left of
 *   it at the press is lost.
 * - `bronstein`: main time runs at once, and the press gives back the time used, at most the extra
 *   time. The flag falls when main time and extra time are both used up, as with a delay (Article
 *   6.3.2).
 */
export type ExtraMode = 'none' | 'increment' | 'delay' | 'bronstein'

/**
 * A part of the game: a number of moves, or all remaining moves (`moves: null`), in a given time.
 */
export interface Period {
  readonly moves: number | null
  readonly time: Millis
  readonly mode: ExtraMode
  /** 0 if and only if the mode is `none`. */
  readonly extra: Millis
}

/**
 * The periods of one player in order, at least one. If the last one has a number of moves, it
 * repeats until the game ends.
 */
export interface TimeControl {
  readonly periods: readonly Period[]
}

/** The period with this index, counted from 0. After the end, the last one again. */
export function periodAt(control: TimeControl, index: number): Period {
  const { periods } = control
  return periods[index < periods.length ? index : periods.length - 1]!
}

/** Whether this is the period for all remaining moves. */
export function isLastPeriod(control: TimeControl, index: number): boolean {
  return periodAt(control, index).moves === null
}

/**
 * The number of moves to complete by the end of this period, counted from move 1; null in the last.
 */
export function quotaAfter(control: TimeControl, index: number): number | null {
  const { periods } = control
  let quota = 0
  for (let i = 0; i < periods.length; i++) {
    const { moves } = periods[i]!
    if (moves === null) return null
    quota += i < periods.length - 1 ? moves : moves * (index - i + 1)
    if (i === index) return quota
  }
  return quota
}

/** The index of the period to which a move belongs. The first move has number 1. */
export function periodOfMove(control: TimeControl, move: number): number {
  const { periods } = control
  const last = periods.length - 1
  let before = 0
  for (let i = 0; i < last; i++) {
    const { moves } = periods[i]!
    if (moves === null || move <= before + moves) return i
    before += moves
  }
  const repeated = periods[last]!.moves
  return repeated === null ? last : last + Math.max(0, Math.ceil((move - before) / repeated) - 1)
}

/** The increment for a move, by the period to which it belongs. */
export function incrementFor(control: TimeControl, move: number): Millis {
  const { mode, extra } = periodAt(control, periodOfMove(control, move))
  return mode === 'increment' ? extra : (0 as Millis)
}

/**
 * A time control with another extra time per move in all periods (Guidelines III: five seconds).
 */
export function withExtra(control: TimeControl, mode: ExtraMode, extra: Millis): TimeControl {
  const kind = extra === 0 ? 'none' : mode
  const each = kind === 'none' ? (0 as Millis) : extra
  return {
    periods: control.periods.map(({ moves, time }) => ({ moves, time, mode: kind, extra: each })),
  }
}
