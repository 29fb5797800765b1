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
    'illegal-move': { player: (ruling, { player }, by) => claimIllegalMove(ruling, by, player) },
    'wrong-setup': { player: (ruling, _, by) => claimSetUp(ruling, 'wrong-setup', by) },
    'reversed-colours': {
      player: (ruling, _, by) => claimSetUp(ruling, 'reversed-colours', by),
      afterTheEnd: (ruling, _, by) => claimColoursAfterTheEnd(ruling, by),
    },
  },
  observations: {
    'illegal-move': {
      arbiter: (ruling, { player }) =>
        ruling.state.status === 'adjourned'
          ? refused('game-adjourned')
          : observeIllegalMove(ruling, player),
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
