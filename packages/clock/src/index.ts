/**
 * The chess clock of Article 6: two clocks, periods, increment, delay and flags. It is pure and
 * knows nothing of chess. Every function takes the clock and the current time, and returns a new
 * clock.
 *
 * @module
 */

export {
  addTime,
  cutTime,
  type SideSetting,
  setClock,
  setExtra,
  withdrawPress,
} from './adjustment.js'
export { type Alarm, nextAlarm, whenLeft } from './alarm.js'
export type { Attempt } from './attempt.js'
export type { ChessClock, SideClock } from './chess-clock.js'
export {
  newClock,
  pauseClock,
  pressClock,
  restartClock,
  settleClock,
  startClock,
  timeLeft,
} from './clock.js'
export { type ClockTimeFailure, displayTime, makeClockTime, parseClockTime } from './display.js'
export {
  explainClockSetup,
  explainTime,
  explainTimeControl,
  explainTimeControlFailure,
} from './explain/explain.js'
export { type Language, languages } from './explain/language.js'
export {
  counted,
  type PluralCategory,
  type PluralForms,
  plural,
  pluralCategory,
} from './explain/plural.js'
export { type FlagFall, firstToFall, movesWereDue, standingFalls } from './flag.js'
export { hourglassSetup } from './hourglass.js'
export {
  gamePace,
  type Pace,
  type PaceBound,
  type PaceBounds,
  type PaceWindow,
  paceOf,
  thinkingTime,
} from './pace.js'
export {
  type ExtraMode,
  incrementFor,
  isLastPeriod,
  type Period,
  periodAt,
  periodOfMove,
  quotaAfter,
  type TimeControl,
  withExtra,
} from './period.js'
export { type Reading, readClock, type SideReading } from './reading.js'
export { type CarryOver, type ClockSetup, clockSetup, type NextPeriod } from './setup.js'
export { otherSide, type Side, sides } from './side.js'
export { type Instant, instant, later, type Millis, millis, minutes, seconds } from './time.js'
export {
  makeTimeControl,
  parseTimeControl,
  type TimeControlCode,
  type TimeControlFailure,
} from './time-control.js'
