import type { Color } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import { dueOf } from '../game/state.js'

/** 6.2.1.2: a move that was not completed is complete when the same player makes his next one. */
export function completedByNextMove(course: Course, by: Color): void {
  const due = dueOf(course.state, by)
  if (due === null || course.rules.completesByNextMove === null) return
  course.happen({
    type: 'move-completed',
    at: course.at,
    by,
    ply: due.ply,
    legal: true,
    how: 'next-move',
    ...course.by('completed.by-next-move'),
  })
}
