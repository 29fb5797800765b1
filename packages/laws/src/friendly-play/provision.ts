import type { Provision } from '../game/provision.js'
import { acceptTakeBack, askTakeBack, rejectTakeBack } from './take-back.js'

/** What the Laws do not have, but two players in a friendly game may agree on. */
export const friendlyPlay = {
  acts: {
    'ask-take-back': { when: 'during-play', player: askTakeBack },
    'accept-take-back': { when: 'during-play', player: acceptTakeBack },
    'reject-take-back': { when: 'during-play', player: rejectTakeBack },
  },
} as const satisfies Provision
