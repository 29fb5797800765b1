import type { RuleId } from '../catalogue/index.js'
import { settle } from './ask.js'
import type { Course } from './course.js'
import { holdsPlay } from './question.js'

/** Play goes on, with the clock of the player who has the move. */
export function goOn(course: Course): void {
  const { state } = course
  if (state.status !== 'paused') return
  // Whether the clocks were stopped with reason is no longer asked once play goes on.
  settle(course, 'pause', null)
  course.happen({
    type: 'clocks-restarted',
    at: course.at,
    running: state.turn,
    ...course.by('clock.restart'),
  })
}

/** After a ruling play goes on by itself, unless something is still open. */
export function goOnAfterRuling(course: Course): void {
  if (course.state.status === 'paused' && !holdsPlay(course.state)) goOn(course)
}

/** A claim or a question stops the clocks until it is ruled on. */
export function stopForRuling(
  course: Course,
  by: 'white' | 'black' | 'arbiter',
  rule: RuleId = by === 'arbiter' ? 'clock.interrupt' : 'clock.player-stop',
): void {
  if (course.state.status !== 'in-play' || course.state.clock === null) return
  course.happen({ type: 'clocks-paused', at: course.at, by, ...course.by(rule) })
}
