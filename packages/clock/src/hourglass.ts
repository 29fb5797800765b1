import type { ChessClock } from './chess-clock.js'
import type { TimeControl } from './period.js'
import { type ClockSetup, clockSetup } from './setup.js'
import { otherSide } from './side.js'
import { type Millis, millis } from './time.js'

/**
 * Sets up an hourglass: the time that one player uses is added to the other. No edition of the Laws
 * has it, so it cannot be the time control of a game; it is for a clock without a game. Each player
 * has one period and no extra time.
 */
export function hourglassSetup(white: Millis, black: Millis = white): ClockSetup {
  return {
    ...clockSetup({ white: onePeriod(white), black: onePeriod(black) }),
    hourglass: true,
  }
}

function onePeriod(time: Millis): TimeControl {
  if (!(time > 0)) throw new RangeError('an hourglass must have some sand on both sides')
  return { periods: [{ moves: null, time: millis(time), mode: 'none', extra: millis(0) }] }
}

/**
 * Adds the time that ran out on one side, between `before` and `after`, to the other side. A fallen
 * flag stays down even if the player gets time back: it is a fact that there was none left.
 */
export function transferTime(before: ChessClock, after: ChessClock): ChessClock {
  const used = before[before.turn].left - after[before.turn].left
  if (used <= 0) return after
  const receiver = otherSide(before.turn)
  const side = after[receiver]
  return { ...after, [receiver]: { ...side, left: (side.left + used) as Millis } }
}
