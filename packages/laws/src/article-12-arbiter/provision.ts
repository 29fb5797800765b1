import type { Provision } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { effects, lapse } from './answer.js'
import { acceptedAssistantMay, announce, assistant, summon } from './assistance.js'
import { claim } from './claims.js'
import { cancel, declare } from './declare.js'
import { dispute } from './dispute.js'
import { expel } from './expel.js'
import { liftResult } from './lift-result.js'
import { fromOutside, observe } from './observe.js'
import { penalise } from './penalise.js'
import { permit } from './permit.js'
import { rule, ruleTogether } from './rule.js'
import { tell } from './silence.js'
import { interfere, report } from './spectators.js'
import { takeBack } from './take-back.js'

/** Article 12: the role of the arbiter. */
export const article12 = {
  acts: {
    claim: { when: 'during-play', player: claim },
    observe: { when: 'until-the-end', arbiter: observe, clock: observe },
    rule: { when: 'always', player: ruleTogether, arbiter: rule },
    dispute: {
      when: 'always',
      player: dispute,
      arbiter: (ruling, act) =>
        act.player === undefined ? refused('player-missing') : dispute(ruling, act, act.player),
    },
    penalise: { when: 'always', arbiter: penalise },
    permit: { when: 'until-the-end', arbiter: permit },
    tell: { when: 'until-the-end', arbiter: tell },
    expel: { when: 'always', arbiter: expel },
    declare: { when: 'always', arbiter: declare },
    cancel: { when: 'until-the-end', arbiter: cancel },
    'lift-result': { when: 'always', arbiter: liftResult },
    'take-back': { when: 'always', arbiter: takeBack },
    assistant: { when: 'until-the-end', arbiter: assistant },
    announce: { when: 'always', player: announce, arbiter: announce, spectator: interfere },
    'summon-arbiter': { when: 'always', player: summon, spectator: report },
  },
  observations: fromOutside,
  effects,
  occasions: { assisting: acceptedAssistantMay, aftermath: lapse },
} as const satisfies Provision
