import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { StrangerReport } from '../game/observation.js'
import type { ObservationAnswer } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { askAboutSpectator } from './spectators.js'

/** What the arbiter has seen, or the device where it may point that out (12.6). */
export function observe(course: Course, act: ActOf<'observe'>): Refusal | undefined {
  const entry = course.book.observations.get(act.what)
  if (act.by === 'clock' && entry?.byDevice?.(course.rules) !== true) {
    return refused('not-for-this-person', 'the device is not to point that out')
  }
  // What the Laws have no answer to is noted.
  if (entry === undefined) return note(course, act)
  for (const each of entry.before) {
    const own = each(course, act)
    if (own !== 'ordinary') return own
  }
  return entry.arbiter(course, act)
}

function note(course: Course, act: ActOf<'observe'>): undefined {
  course.happen({
    type: 'observed',
    at: course.at,
    what: act.what,
    player: act.player ?? null,
    ...course.by('arb.observe'),
  })
}

/** 12.5: a disturbance from outside the game. */
function observeDisturbance(course: Course, act: ActOf<'observe'>): undefined {
  note(course, act)
  ask(course, {
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

/** 12.7, 11.2.3.3, 12.8: what somebody does who is not a player of this game. */
const strangers = {
  'spectator-interference': 'arb.no-interference',
  'spectators-device': 'arb.phones-anyone',
  'unauthorised-person': 'venue.access',
} as const

const stranger = (what: StrangerReport): ObservationAnswer => ({
  arbiter: (course, act) => {
    note(course, act)
    askAboutSpectator(course, strangers[what], what)
    return undefined
  },
})

export const fromOutside = {
  'outside-disturbance': { arbiter: observeDisturbance },
  'spectator-interference': stranger('spectator-interference'),
  'spectators-device': stranger('spectators-device'),
  'unauthorised-person': stranger('unauthorised-person'),
} as const
