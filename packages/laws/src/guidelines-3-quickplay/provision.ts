import type { Provision } from '../game/provision.js'
import { claimIncrement, claimNormalMeans } from './quickplay-claim.js'
import {
  addTimeAfterRejection,
  askAgainAfterFlag,
  grantIncrement,
  postponedBonus,
  rulePostponed,
} from './ruling.js'
import { isReferred, verifyClaim } from './without-arbiter.js'

/** Guidelines III: games without increment, quickplay finish. */
export const guidelinesIII = {
  acts: { verify: { when: 'until-the-end', player: verifyClaim } },
  claims: {
    'cannot-win-by-normal-means': { player: claimNormalMeans('cannot-win-by-normal-means') },
    'no-effort-by-normal-means': { player: claimNormalMeans('no-effort-by-normal-means') },
    'five-second-increment': { player: claimIncrement },
  },
  effects: {
    'play-on-and-add-time': addTimeAfterRejection,
    'five-second-increment': grantIncrement,
  },
  rulings: {
    'cannot-win-by-normal-means': rulePostponed,
    'no-effort-by-normal-means': rulePostponed,
  },
  occasions: { flagFallen: askAgainAfterFlag, referred: isReferred, staysOpen: isReferred },
  restates: { timeGiven: postponedBonus },
} as const satisfies Provision
