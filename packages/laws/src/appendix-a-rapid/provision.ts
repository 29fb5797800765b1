import type { Provision } from '../game/provision.js'
import { claimSettingLate, settingFoundLate } from './clock-setting.js'
import { restatements } from './grounds.js'
import { nextMoveCompleted, observeImpossible } from './impossible-position.js'
import { proposeCorrection } from './mutual-correction.js'
import { askRecord, askScoresheet } from './official-record.js'

/** Appendices A and B: rapid and blitz, with adequate supervision and without. */
export const appendixA = {
  acts: {
    'ask-scoresheet': { when: 'until-the-end', player: askScoresheet },
    'ask-record': { when: 'until-the-end', player: askRecord },
    'propose-correction': { when: 'until-the-end', player: proposeCorrection },
  },
  observations: {
    'both-kings-in-check': { arbiter: ruling => observeImpossible(ruling, 'both-kings-in-check') },
    'pawn-on-last-rank': { arbiter: ruling => observeImpossible(ruling, 'pawn-on-last-rank') },
  },
  before: {
    claims: { 'clock-setting': claimSettingLate },
    observations: { 'clock-wrongly-set': settingFoundLate },
  },
  occasions: { movePressed: nextMoveCompleted },
  restates: restatements,
} as const satisfies Provision
