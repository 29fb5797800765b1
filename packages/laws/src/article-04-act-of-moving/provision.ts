import type { Provision } from '../game/provision.js'
import { liftTouch } from './accidental-touch.js'
import { adjust } from './adjust.js'
import { placeBetween, ruleWhichSquare } from './between-squares.js'
import { move } from './move.js'
import { reportReplacement } from './obligation.js'
import { place, remove } from './place-and-remove.js'
import { touch } from './touch.js'
import { claimTouchedPiece, observeTouchedPiece, takeBackBreach } from './touched-piece-claim.js'

/** Article 4: the act of moving the pieces. */
export const article4 = {
  acts: {
    adjust: { when: 'playing', player: adjust },
    touch: { when: 'playing', player: touch },
    feel: { when: 'until-the-end', player: touch },
    place: { when: 'playing', player: place },
    'place-between': { when: 'playing', player: placeBetween },
    remove: { when: 'playing', player: remove },
    move: { when: 'playing', player: move },
  },
  claims: { 'touched-piece': { player: (ruling, _, by) => claimTouchedPiece(ruling, by) } },
  observations: {
    'touched-piece': { arbiter: (ruling, { player }) => observeTouchedPiece(ruling, player) },
  },
  effects: { 'touch-lifted': liftTouch, 'position-reinstated': takeBackBreach },
  rulings: { 'which-square': ruleWhichSquare },
  occasions: { replacement: reportReplacement },
} as const satisfies Provision
