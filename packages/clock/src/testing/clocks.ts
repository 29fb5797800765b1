import type { ChessClock } from '../chess-clock.js'
import { newClock, pressClock, startClock } from '../clock.js'
import type { TimeControl } from '../period.js'
import { clockSetup } from '../setup.js'
import { type Instant, instant } from '../time.js'
import { parseTimeControl } from '../time-control.js'

type Options = Parameters<typeof clockSetup>[1]

/** The time control of a text in a test; throws if it is not valid. */
export function control(text: string): TimeControl {
  const attempt = parseTimeControl(text)
  if (!attempt.ok) throw new Error(`${text}: ${attempt.error.code}`)
  return attempt.value
}

/** The moment this many seconds after the start. */
export function at(seconds: number): Instant {
  return instant(Math.round(seconds * 1000))
}

/** A clock with this time control for both players, White's side started at 0. */
export function started(text: string, options?: Options): ChessClock {
  return startClock(newClock(clockSetup(control(text), options)), at(0))
}

/** The clock after presses at these seconds, each by the player whose clock is running. */
export function pressed(clock: ChessClock, ...seconds: readonly number[]): ChessClock {
  return seconds.reduce((before, second) => pressClock(before, before.turn, at(second)), clock)
}

/** The clock after both players have made this many moves of this many seconds each. */
export function played(clock: ChessClock, moves: number, each: number, from = 0): ChessClock {
  const presses = Array.from({ length: moves * 2 }, (_, index) => from + (index + 1) * each)
  return pressed(clock, ...presses)
}
