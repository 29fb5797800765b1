import type { DeviceReport } from '../game/observation.js'
import type { ObservationAnswer, Provision } from '../game/provision.js'
import { appeal } from './appeal.js'
import { observeDevice } from './devices.js'
import { askExplanation } from './explanation.js'
import { offences } from './offences.js'
import { observePersistentRefusal } from './persistent-refusal.js'
import { leave } from './presence.js'

const device = (what: DeviceReport): ObservationAnswer => ({
  arbiter: (ruling, { player }) => observeDevice(ruling, what, player),
})

/** Article 11: the conduct of the players. */
export const article11 = {
  acts: {
    leave: { when: 'always', player: leave },
    appeal: { when: 'always', player: appeal },
    'ask-explanation': { when: 'always', player: askExplanation },
  },
  observations: {
    'device-sound': device('device-sound'),
    'device-possession': device('device-possession'),
    'device-in-bag': device('device-in-bag'),
    'persistent-refusal': {
      arbiter: (ruling, { player }) => observePersistentRefusal(ruling, player),
    },
    ...offences,
  },
} as const satisfies Provision
