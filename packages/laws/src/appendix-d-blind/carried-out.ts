import { type Color, type MoveCode, moveOf } from '@jadoube/chess'
import { make } from '../article-04-act-of-moving/made.js'
import type { RuleId } from '../catalogue/index.js'
import { isDisabled } from '../game/blind-play.js'
import type { Course } from '../game/course.js'
import { dueOf } from '../game/state.js'
import { sameMove, writeMove } from '../game/written-move.js'

/**
 * D.2.3: a legal move stands on the board. For a sighted player it is made by that (D.2.5), and this is
 * false; for a visually disabled one it is made only once it is announced too. `last` is what was done last.
 */
export function standsUnannounced(
  course: Course,
  by: Color,
  code: MoveCode,
  twoHands: boolean,
  last: 'placed' | 'removed',
): boolean {
  if (!isDisabled(course.state, by)) return false
  const rule = last === 'removed' ? 'blind.made.capture-removed' : 'blind.made.placed'
  const move = writeMove(moveOf(code))
  const { at } = course
  const hands = twoHands ? { twoHands } : null
  course.happen({ type: 'move-carried-out', at, by, ...move, ...hands, ...course.by(rule) })
  const { announced } = course.state.blind!
  if (announced === null) return true
  if (sameMove(announced, move)) makeAnnounced(course, by, code, rule)
  else differs(course, by)
  return true
}

/** D.2.3: carried out and announced, whichever came last, it is made. */
export function makeAnnounced(course: Course, by: Color, code: MoveCode, rule: RuleId): void {
  make(course, by, code, course.state.hand?.twoHands === true, rule)
  const { clock } = course.state
  const due = dueOf(course.state, by)
  // The opponent's clock was started too early: with this the move is completed all the same.
  if (course.concluded || due === null || clock === null || clock.turn === by) return
  course.happen({
    type: 'move-completed',
    at: course.at,
    by,
    ply: due.ply,
    legal: true,
    how: 'press',
    ...course.by('completed.by-press'),
  })
}

/** What he says is not what he has done on his board. */
export function differs(course: Course, by: Color): void {
  course.happen({
    type: 'announcement-differs',
    at: course.at,
    by,
    ...course.by('blind.made.announced'),
  })
}
