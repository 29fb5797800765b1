import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Refusal } from '../game/refusal.js'

const ruleOf = {
  leave: 'venue.leave-on-move',
  'leave-venue': 'venue.leave',
  device: 'device.ban',
} as const

/** What a player may do only with the arbiter's permission (11.2.3, 11.3.2.1). */
export function permit(course: Course, act: ActOf<'permit'>): Refusal | undefined {
  const { player, what } = act
  course.happen({
    type: 'permission-given',
    at: course.at,
    player,
    what,
    ...course.by(ruleOf[what]),
  })
  return undefined
}
