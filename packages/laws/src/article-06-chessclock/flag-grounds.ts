import type { Course } from '../game/course.js'
import { type Ground, ground } from '../game/grounds.js'

/** Why a flag counts as fallen (6.8). */
export const flagFalls = (course: Course): Ground =>
  ground(course, 'flagFallen', 'flag.considered-fallen')

/** Why the arbiter calls a flag; where no rule says it of the arbiter, as for anybody. */
export const arbiterCallsFlag = (course: Course): Ground => {
  for (const each of course.book.restates.flagCalledByArbiter) {
    const own = each(course)
    if (own !== undefined) return own
  }
  return flagFalls(course)
}
