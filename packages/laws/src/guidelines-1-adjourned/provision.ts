import type { Provision } from '../game/provision.js'
import { adjourn } from './adjourn.js'
import { stopOnArrival } from './arrival.js'
import { latenessAtResumption, replierClockStarts } from './lateness-at-resumption.js'
import { admitStatedMove, observeMissingEnvelope } from './missing-envelope.js'
import { openEnvelope, ruleSealedMove } from './open-envelope.js'
import { bindToSeal, pressAtSealing, seal } from './seal.js'
import { claimClockAtResumption } from './wrong-clock.js'

/** Guidelines I: adjourned games. */
export const guidelinesI = {
  acts: {
    adjourn: { when: 'until-the-end', arbiter: adjourn },
    seal: { when: 'until-the-end', player: seal },
    'open-envelope': { when: 'always', arbiter: openEnvelope },
  },
  observations: { 'envelope-missing': { arbiter: observeMissingEnvelope } },
  rulings: { 'sealed-move': ruleSealedMove },
  elapses: { clocks: replierClockStarts },
  before: {
    acts: { pause: stopOnArrival },
    claims: { 'clock-setting': claimClockAtResumption },
  },
  occasions: {
    exception: admitStatedMove,
    insteadOfMaking: bindToSeal,
    pressBegins: pressAtSealing,
    lateness: latenessAtResumption,
    staysOpen: ({ claim }) => claim === 'sealed-move',
  },
} as const satisfies Provision
