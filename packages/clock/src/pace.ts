import { periodAt, periodOfMove, type TimeControl } from './period.js'
import type { ClockSetup } from './setup.js'
import type { Millis } from './time.js'

/** The kind of game that follows from the thinking time. */
export type Pace = 'standard' | 'rapid' | 'blitz'

/** One end of a range; `inclusive` says whether exactly this time is inside. */
export interface PaceBound {
  readonly time: Millis
  readonly inclusive: boolean
}

/** A range of times; null means open at that end. */
export interface PaceWindow {
  readonly from: PaceBound | null
  readonly to: PaceBound | null
}

/**
 * The ranges of an edition. A time in neither range is standard play. A null range means that the
 * edition has no such play.
 */
export interface PaceBounds {
  /** The number of moves whose extra time is added to the main time: 60 in all FIDE editions. */
  readonly moves: number
  readonly rapid: PaceWindow | null
  readonly blitz: PaceWindow | null
}

/**
 * A player's thinking time for a game of this many moves: the main time of all periods, and the
 * extra time of each move by its period.
 */
export function thinkingTime(control: TimeControl, moves: number): Millis {
  const periods = Math.max(control.periods.length, periodOfMove(control, Math.max(1, moves)) + 1)
  let total = 0
  for (let index = 0; index < periods; index++) total += periodAt(control, index).time
  for (let move = 1; move <= moves; move++)
    total += periodAt(control, periodOfMove(control, move)).extra
  return total as Millis
}

/** Whether this time control makes a game standard, rapid or blitz. */
export function paceOf(control: TimeControl, bounds: PaceBounds): Pace {
  const time = thinkingTime(control, bounds.moves)
  if (bounds.blitz !== null && isWithin(time, bounds.blitz)) return 'blitz'
  if (bounds.rapid !== null && isWithin(time, bounds.rapid)) return 'rapid'
  return 'standard'
}

/**
 * The pace of a game. If the players' times are in different ranges, the bounds do not decide it
 * and the answer is null: the regulations must.
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
