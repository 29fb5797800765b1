import type { Color } from '@jadoube/chess'
import type { Course } from '../game/course.js'

/**
 * A.4.2: where an illegal move can be acted on only until the opponent has made his next move, it stands
 * from then on. `offender` is the player whose illegal moves these are.
 */
export function tooLateToRule(course: Course, offender: Color): void {
  const { state, rules } = course
  if (state.irregularities.length === 0) return
  if (rules.illegalOpenUntil !== 'opponents-next-move-made') return
  const stands =
    rules.mode === 'blitz' ? 'blitz.unsup.illegal.stands' : 'rapid.unsup.illegal.stands'
  for (const each of state.irregularities) {
    if (each.by !== offender || each.kind === 'touched-piece' || each.kind === 'displaced') continue
    course.happen({
      type: 'illegal-move-stands',
      at: course.at,
      by: offender,
      ply: each.ply,
      ...course.byFirst('fb.illegal.unnoticed', stands),
    })
  }
}
