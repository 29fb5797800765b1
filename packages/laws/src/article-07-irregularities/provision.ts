import type { Provision } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { observeBoardTurned } from './board-orientation.js'
import { claimColoursAfterTheEnd } from './colours-after-the-end.js'
import { displace, observeDisplaced, placeBack, putBackWhilePaused } from './displace.js'
import { claimIllegalMove, observeIllegalMove } from './illegal-claim.js'
import { playOn } from './press-without-move.js'
import { reinstate } from './reinstate.js'
import { claimSetUp } from './set-up-claims.js'

/** Article 7: irregularities. */
export const article7 = {
  acts: {
    displace: { when: 'playing', player: displace },
    reinstate: { when: 'until-the-end', arbiter: reinstate },
  },
  claims: {
    'illegal-move': { player: (course, _, by) => claimIllegalMove(course, by) },
    'wrong-setup': { player: (course, _, by) => claimSetUp(course, 'wrong-setup', by) },
    'reversed-colours': {
      player: (course, _, by) => claimSetUp(course, 'reversed-colours', by),
      afterTheEnd: (course, _, by) => claimColoursAfterTheEnd(course, by),
    },
  },
  observations: {
    'illegal-move': {
      arbiter: (course, { player }) =>
        course.state.status === 'adjourned'
          ? refused('game-adjourned')
          : observeIllegalMove(course, player),
      byDevice: ({ deviceCallsIllegalMoves }) => deviceCallsIllegalMoves,
    },
    'displaced-pieces': { arbiter: observeDisplaced },
    'board-turned': { arbiter: observeBoardTurned },
  },
  before: {
    acts: {
      touch: playOn,
      place: placeBack,
      'place-between': playOn,
      remove: playOn,
      move: playOn,
    },
  },
  occasions: { exception: putBackWhilePaused },
} as const satisfies Provision
