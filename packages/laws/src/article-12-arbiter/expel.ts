import type { ActOf } from '../game/act.js'
import { settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { Refusal } from '../game/refusal.js'

/** 12.7: the arbiter removes somebody who is not a player of this game from the venue. */
export function expel(course: Course, act: ActOf<'expel'>): Refusal | undefined {
  settle(course, 'spectator', 'correct')
  course.happen({
    type: 'spectator-removed',
    at: course.at,
    ...(act.why === undefined ? null : { why: act.why }),
    ...course.by('arb.expel'),
  })
  return undefined
}
