import type { ChessClock } from './chess-clock.js'
import type { TimeControl } from './period.js'
import { type ClockSetup, clockSetup } from './setup.js'
import { otherSide } from './side.js'
import { type Millis, millis } from './time.js'

/**
 * An hourglass: the time that one player uses, the other gains. No edition of the Laws knows it, so no time
 * control of a game can say it; it is for a clock beside a board. Each player has one period and no extra.
 */
export function hourglassSetup(white: Millis, black: Millis = white): ClockSetup {
  return {
    ...clockSetup({ white: oneBulb(white), black: oneBulb(black) }),
    hourglass: true,
  }
}

function oneBulb(time: Millis): TimeControl {
  if (!(time > 0)) throw new RangeError('an hourglass must have some sand on both sides')
  return { periods: [{ moves: null, time: millis(time), mode: 'none', extra: millis(0) }] }
}

/**
 * The sand that ran out of one side, `before` to `after`, goes to the other. A flag that fell stays
 * down, even when sand comes back: that the player had none left is a fact.
 */
export function withSand(before: ChessClock, after: ChessClock): ChessClock {
  const ran = before[before.turn].left - after[before.turn].left
  if (ran <= 0) return after
  const gains = otherSide(before.turn)
  const side = after[gains]
  return { ...after, [gains]: { ...side, left: (side.left + ran) as Millis } }
}
