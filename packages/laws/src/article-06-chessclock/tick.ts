import type { Act } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Answered } from '../game/provision.js'

/** Nobody did anything, and time has passed. What it has brought about was decided before this. */
export function tick(course: Course, { at }: Act): Answered {
  course.happen({ type: 'time-passed', at })
  return undefined
}
