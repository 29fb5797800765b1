import { flag, maybe, nullable, number, oneOf, optional, text } from '../shape/index.js'
import { actors } from './act-words.js'
import { color, type EventTable } from './event-fields.js'

/** Events on the chess clock. */
export const clockEvents = {
  'game-started': {},
  'clock-pressed': { by: color },
  /** A player starts the opponent's clock without a move (Finnish blitz 9, 10). */
  'clock-started': { by: color, of: color },
  /** The player plays on although the opponent has pressed without a move. */
  'turn-taken': { by: color },
  /** `goesOn`: the move goes on with what was left of its delay. */
  'press-withdrawn': { by: color, goesOn: optional(oneOf([true])) },
  'clocks-paused': {
    by: oneOf(actors),
    why: maybe(text),
    for: optional(oneOf(['promotion-piece'])),
  },
  'clocks-restarted': { running: color },
  'time-added': { to: color, ms: number },
  'time-removed': { from: color, ms: number },
  'clock-set': { white: nullable(number), black: nullable(number), moves: nullable(number) },
  'flag-fallen': {
    player: color,
    /** Whether this flag fell first, if both are down and the clock shows the order. */
    first: optional(flag),
  },
  'time-passed': {},
} satisfies EventTable
