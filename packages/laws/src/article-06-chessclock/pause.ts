import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 6.11: the arbiter stops the clocks when play must be interrupted; a player only in order to seek the
 * arbiter's help, and whether he had reason to the arbiter judges.
 */
export function pause(course: Course, act: ActOf<'pause'>): Refusal | undefined {
  const { status, clock } = course.state
  if (status === 'awaiting-start') return refused('game-not-started')
  if (status === 'adjourned') return refused('game-adjourned')
  if (status === 'paused') return refused('already-paused')
  if (clock === null) return refused('no-clock')
  const rule = act.by === 'arbiter' ? 'clock.interrupt' : 'clock.player-stop'
  course.happen({
    type: 'clocks-paused',
    at: course.at,
    by: act.by,
    ...(act.why === undefined ? null : { why: act.why }),
    ...course.by(rule),
  })
  return undefined
}

/** 6.11.3: the arbiter decides when the game is restarted. */
export function restart(course: Course): Refusal | undefined {
  const { status, questions } = course.state
  if (status === 'adjourned') return refused('game-adjourned')
  if (status !== 'paused') return refused('not-paused')
  if (questions.length > 0) return refused('question-open', questions[0]!.claim)
  goOn(course)
  return undefined
}

/** Play goes on, with the clock of the player who has the move. */
export function goOn(course: Course): void {
  const { state } = course
  if (state.status !== 'paused') return
  course.happen({
    type: 'clocks-restarted',
    at: course.at,
    running: state.turn,
    ...course.by('clock.restart'),
  })
}

/** After a ruling play goes on by itself, unless something is still open. */
export function goOnAfterRuling(course: Course): void {
  if (course.state.status === 'paused' && course.state.questions.length === 0) goOn(course)
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
