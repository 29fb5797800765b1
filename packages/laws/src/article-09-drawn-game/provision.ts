import type { Provision } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { automaticDraw } from './automatic-draw.js'
import { claimDraw } from './draw-claim.js'
import { acceptDraw, consent, meantToAgree, offerDraw, rejectDraw } from './offer.js'

/** 9.1.2.1, 9.5.1: an offer and a claim cannot be withdrawn. */
const refuseWithdrawal = () => refused('cannot-be-withdrawn')

/** Article 9: the drawn game. */
export const article9 = {
  acts: {
    'offer-draw': { when: 'during-play', player: offerDraw },
    'accept-draw': { when: 'during-play', player: (ruling, _, by) => acceptDraw(ruling, by) },
    'reject-draw': { when: 'during-play', player: rejectDraw },
    'withdraw-offer': { when: 'until-the-end', player: refuseWithdrawal },
    'withdraw-claim': { when: 'until-the-end', player: refuseWithdrawal },
  },
  claims: {
    threefold: { player: (ruling, act, by) => claimDraw(ruling, act, by, 'threefold') },
    'fifty-moves': { player: (ruling, act, by) => claimDraw(ruling, act, by, 'fifty-moves') },
  },
  effects: { agreement: meantToAgree },
  rulings: { 'draw-agreement': consent },
  occasions: { ending: automaticDraw },
} as const satisfies Provision
