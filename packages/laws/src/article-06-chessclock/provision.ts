import type { Provision } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { addTime, observeClock, setClock } from './arbiters-clock.js'
import { claimClockSetting } from './clock-setting.js'
import { completedByNextMove } from './completed.js'
import { excuseLate, ruleLate } from './excuse-late.js'
import { calledByClock, claimFlag, decideFlags, flagFellAt, observeFlag } from './flag.js'
import { claimFlagAfterTheEnd, observeFlagAfterTheEnd } from './flag-after-the-end.js'
import { arriveAtBoard, decideLateness, noticePresence } from './lateness.js'
import { pause, restart } from './pause.js'
import { completeEarlier, press } from './press.js'
import { overAtTheStart, start, startedUnreported } from './start.js'
import { tick } from './tick.js'

/** Article 6: the chessclock. */
export const article6 = {
  acts: {
    start: { when: 'until-the-end', arbiter: start },
    press: { when: 'playing', player: press },
    pause: { when: 'until-the-end', player: pause, arbiter: pause },
    restart: {
      when: 'until-the-end',
      player: ruling =>
        ruling.rules.arbiter === 'none' ? restart(ruling) : refused('not-for-this-person'),
      arbiter: restart,
    },
    tick: { when: 'until-the-end', clock: tick, arbiter: tick },
    arrive: { when: 'always', player: (ruling, _, by) => arriveAtBoard(ruling, by) },
    'add-time': { when: 'until-the-end', arbiter: addTime },
    'set-clock': { when: 'until-the-end', arbiter: setClock },
  },
  claims: {
    flag: { player: claimFlag, whileAdjourned: true, afterTheEnd: claimFlagAfterTheEnd },
    'clock-setting': {
      player: (ruling, act, by) => claimClockSetting(ruling, by, act),
      whileAdjourned: true,
    },
  },
  observations: {
    'flag-fall': {
      arbiter: observeFlag,
      byDevice: ({ deviceCallsFlags }) => deviceCallsFlags,
      afterTheEnd: (ruling, act) =>
        act.by === 'arbiter' ? observeFlagAfterTheEnd(ruling, act) : refused('game-over'),
    },
    'clock-defective': { arbiter: (ruling, act) => observeClock(ruling, 'clock-defective', act) },
    'clock-wrongly-set': {
      arbiter: (ruling, act) => observeClock(ruling, 'clock-wrongly-set', act),
    },
  },
  effects: {
    'result-lifted': excuseLate,
    'flag-decides': (ruling, { player }) => {
      if (player !== null) decideFlags(ruling, player)
    },
  },
  rulings: { late: ruleLate },
  elapses: {
    start: overAtTheStart,
    flags: calledByClock,
    lateness: decideLateness,
    presence: noticePresence,
  },
  occasions: {
    earlierMoment: flagFellAt,
    startsByPlaying: startedUnreported,
    completesPrevious: completedByNextMove,
    earlierPress: completeEarlier,
  },
} as const satisfies Provision
