import type { Provision } from '../game/provision.js'
import { updateAfterFlagFall } from './after-flag-fall.js'
import { borrow, giveBack } from './borrow.js'
import { observeDefectiveScoresheet } from './defective-scoresheet.js'
import { dutyToRecordEnds } from './duty-to-record.js'
import { recordingInOrder } from './in-order.js'
import { nextPeriodBegins, reconstruct } from './reconstruct.js'
import { record } from './scoresheet.js'
import { sign } from './sign.js'
import { strike } from './strike.js'

/** Article 8: the recording of the moves. */
export const article8 = {
  acts: {
    record: { when: 'always', player: record },
    strike: { when: 'until-the-end', player: strike },
    sign: { when: 'always', player: sign },
    'borrow-scoresheet': { when: 'until-the-end', player: (ruling, _, by) => borrow(ruling, by) },
    'return-scoresheet': { when: 'until-the-end', player: (ruling, _, by) => giveBack(ruling, by) },
    reconstruct: { when: 'until-the-end', arbiter: reconstruct },
  },
  observations: {
    'defective-scoresheet': {
      arbiter: (ruling, { player }) => observeDefectiveScoresheet(ruling, player),
    },
  },
  effects: { 'next-period': nextPeriodBegins },
  elapses: { duties: ruling => dutyToRecordEnds(ruling, ruling.at) },
  occasions: {
    beforeMove: recordingInOrder,
    flagInOrder: updateAfterFlagFall,
    endedEarlier: dutyToRecordEnds,
  },
} as const satisfies Provision
