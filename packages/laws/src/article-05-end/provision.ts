import { opposite } from '@jadoube/chess'
import type { Provision } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { endAsItStands } from './end-of-game.js'
import { observeDeadPosition } from './found-dead.js'
import { gesture, meantToResign } from './gesture.js'
import { resign } from './resign.js'

/** Article 5: the end of the game. */
export const article5 = {
  acts: {
    resign: { when: 'until-the-end', player: (ruling, _, by) => resign(ruling, by) },
    gesture: {
      when: 'until-the-end',
      player: gesture,
      arbiter: (ruling, act) =>
        act.player === undefined ? refused('player-missing') : gesture(ruling, act, act.player),
    },
  },
  observations: {
    'dead-position': {
      arbiter: observeDeadPosition,
      // 5.2.2 ends the game by itself, without a claim.
      byDevice: () => true,
      // A player who resigned in a dead position had no game left to lose.
      afterTheEnd: ruling =>
        observeDeadPosition(ruling) === undefined ? undefined : refused('game-over'),
    },
  },
  effects: {
    resignation: meantToResign,
    'ending-stands': (ruling, { by }) => {
      if (by !== null && !ruling.concluded) endAsItStands(ruling, opposite(by))
    },
  },
} as const satisfies Provision
