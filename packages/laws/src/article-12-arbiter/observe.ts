import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { StrangerReport } from '../game/observation.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { ObservationAnswer } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { askAboutSpectator } from './spectators.js'

/** An observation by the arbiter, or by the device if it may point that out (12.6). */
export function observe(ruling: OpenRuling, act: ActOf<'observe'>): Refusal | undefined {
  const entry = ruling.index.observations.get(act.what)
  if (act.by === 'clock' && entry?.byDevice?.(ruling.rules) !== true) {
    return refused('not-for-this-person', { cause: 'device' })
  }
  // Observations without a rule are only noted.
  if (entry === undefined) return note(ruling, act)
  for (const each of entry.before) {
    const own = each(ruling, act)
    if (own !== 'ordinary') return own
  }
  return entry.arbiter(ruling, act)
}

function note(ruling: OpenRuling, act: ActOf<'observe'>): undefined {
  ruling.happen({
    type: 'observed',
    at: ruling.at,
    what: act.what,
    player: act.player ?? null,
    ...ruling.by('arb.observe'),
  })
}

/** 12.5: a disturbance from outside the game. */
function observeDisturbance(ruling: OpenRuling, act: ActOf<'observe'>): undefined {
  note(ruling, act)
  ask(ruling, {
    claim: 'outside-disturbance',
    rule: 'arb.extra-time',
    facts: {},
    options: [
      { act: 'add-time', effect: 'time-added' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
    standing: 'incorrect',
  })
}

/** 12.7, 11.2.3.3, 12.8: acts of somebody who is not a player of this game. */
const strangers = {
  'spectator-interference': 'arb.no-interference',
  'spectators-device': 'arb.phones-anyone',
  'unauthorised-person': 'venue.access',
} as const

const stranger = (what: StrangerReport): ObservationAnswer => ({
  arbiter: (ruling, act) => {
    note(ruling, act)
    askAboutSpectator(ruling, strangers[what], what)
    return undefined
  },
})

export const fromOutside = {
  'outside-disturbance': { arbiter: observeDisturbance },
  'spectator-interference': stranger('spectator-interference'),
  'spectators-device': stranger('spectators-device'),
  'unauthorised-person': stranger('unauthorised-person'),
} as const
