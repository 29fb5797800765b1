import { nullable, number, oneOf, optional, text } from '../shape/index.js'
import { envelope } from './envelope.js'
import { color, type EventTable, eachSide } from './event-fields.js'

/** Events of adjourned games. */
export const adjournedEvents = {
  'sealing-ordered': { player: color, sessionEnds: optional(number), resumes: optional(number) },
  'resumption-announced': { resumes: number, sessionEnds: optional(number) },
  'move-sealed': {
    by: color,
    envelope,
    /** A reply to the sealed move of an absent player (I.9.3). */
    reply: optional(oneOf([true])),
  },
  /**
   * The clock is stopped. These data are written on the envelope, with the players' names (I.2).
   */
  'game-adjourned': {
    sealer: color,
    /** The number of the sealed move. */
    number: number,
    /** The position before it. */
    position: text,
    /** The milliseconds used by each player. */
    used: nullable(eachSide),
    left: nullable(eachSide),
    /** The player whose draw offer is open. */
    offer: nullable(color),
    resumes: nullable(number),
  },
  'replier-clock-started': { player: color },
  'envelope-opened': { by: color, text: text },
  'envelope-lost': { by: color },
  'sealed-move-stated': { by: color, text: text },
} satisfies EventTable
