import { number, oneOf, text } from '../shape/index.js'
import { color, type EventTable } from './event-fields.js'

/** Events of a quickplay finish. */
export const quickplayEvents = {
  /** III.4: from now on this time is added with each move, for both. */
  'increment-granted': { ms: number },
  /** III.6: the claim has ended the game, and an arbiter will decide. */
  'play-ended-by-claim': {
    by: color,
    claim: text,
    /** The final position, written down by the claimant. */
    position: text,
  },
  'claim-verified': { by: color, what: oneOf(['position', 'scoresheet']) },
} satisfies EventTable
