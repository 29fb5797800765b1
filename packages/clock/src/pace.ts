import { periodAt, periodOfMove, type TimeControl } from './period.js'
import type { ClockSetup } from './setup.js'
import type { Millis } from './time.js'

/** What kind of game the thinking time makes it. */
export type Pace = 'standard' | 'rapid' | 'blitz'

/** An end of a window: whether exactly this much time is still inside. */
export interface PaceBound {
  readonly time: Millis
  readonly inclusive: boolean
}

/** The times that make a game rapid, or blitz; null: open at that end. */
export interface PaceWindow {
  readonly from: PaceBound | null
  readonly to: PaceBound | null
}

/**
 * An edition's bounds, as data. A time in neither window is standard play; a null window means that the
 * edition knows no such play.
 */
export interface PaceBounds {
  /** How many moves' extra time is counted to the main time: 60 in all editions of FIDE. */
  readonly moves: number
  readonly rapid: PaceWindow | null
  readonly blitz: PaceWindow | null
}

/**
 * A player's thinking time for a game of this many moves: the main time of every period, and the extra
 * per move, each by the period that its move belongs to.
 */
export function thinkingTime(control: TimeControl, moves: number): Millis {
  const periods = Math.max(control.periods.length, periodOfMove(control, Math.max(1, moves)) + 1)
  let total = 0
  for (let index = 0; index < periods; index++) total += periodAt(control, index).time
  for (let move = 1; move <= moves; move++)
    total += periodAt(control, periodOfMove(control, move)).extra
  return total as Millis
}

/** Standard, rapid or blitz, for a player with this time control. */
export function paceOf(control: TimeControl, bounds: PaceBounds): Pace {
  const time = thinkingTime(control, bounds.moves)
  if (bounds.blitz !== null && isWithin(time, bounds.blitz)) return 'blitz'
  if (bounds.rapid !== null && isWithin(time, bounds.rapid)) return 'rapid'
  return 'standard'
}

/**
 * The pace of a game. With unequal times each player's own must fall in the window; where they fall in
 * different ones the bounds do not say, and the answer is null: the regulations must.
 */
export function gamePace(setup: ClockSetup, bounds: PaceBounds): Pace | null {
  const white = paceOf(setup.white, bounds)
  return white === paceOf(setup.black, bounds) ? white : null
}

function isWithin(time: Millis, { from, to }: PaceWindow): boolean {
  const isAbove = from === null || time > from.time || (from.inclusive && time === from.time)
  const isBelow = to === null || time < to.time || (to.inclusive && time === to.time)
  return isAbove && isBelow
}
