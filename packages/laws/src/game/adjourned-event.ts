import { nullable, number, oneOf, optional, text } from '../shape/index.js'
import { envelope } from './envelope.js'
import { color, type EventTable, eachSide } from './event-fields.js'

/** Of a game that is adjourned and resumed. */
export const adjournedEvents = {
  'sealing-ordered': { player: color, sessionEnds: optional(number), resumes: optional(number) },
  'resumption-announced': { resumes: number, sessionEnds: optional(number) },
  'move-sealed': {
    by: color,
    envelope,
    /** It answers the sealed move of a player who is not there (I.9.3). */
    reply: optional(oneOf([true])),
  },
  /** The clock is stopped. This stands on the envelope, beside the names of the players (I.2). */
  'game-adjourned': {
    sealer: color,
    /** The number of the sealed move. */
    number: number,
    /** The position before it. */
    position: text,
    /** Milliseconds that each has used. */
    used: nullable(eachSide),
    left: nullable(eachSide),
    /** Whose offer of a draw is open. */
    offer: nullable(color),
    resumes: nullable(number),
  },
  'replier-clock-started': { player: color },
  'envelope-opened': { by: color, text: text },
  'envelope-lost': { by: color },
  'sealed-move-stated': { by: color, text: text },
} satisfies EventTable
