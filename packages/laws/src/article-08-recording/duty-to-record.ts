import type { Color } from '@jadoube/chess'
import { type Instant, periodAt, periodOfMove, timeLeft } from '@jadoube/clock'
import type { Course } from '../game/course.js'
import type { GameState } from '../game/state.js'
import type { RulesInForce } from '../rules-in-force/index.js'

/** Has he, at this moment, so little time that he need not record (8.4)? */
function hasTooLittle(state: GameState, rules: RulesInForce, color: Color, at: number): boolean {
  const { clock } = state
  if (clock === null) return false
  if (timeLeft(clock, color, at as Instant) >= rules.recordingExemptBelowMs) return false
  const control = clock.setup[color]
  const { extra } = periodAt(control, periodOfMove(control, clock[color].presses + 1))
  return extra < rules.recordingIncrementMs
}

/** Notes that the duty has ended for the rest of the period, before a press adds time again. */
export function dutyToRecordEnds(course: Course, color: Color): void {
  const { state, rules, at } = course
  const { clock } = state
  if (clock === null || rules.recording !== 'required') return
  const { period } = clock[color]
  if (course.player(color).exemptIn === period || !hasTooLittle(state, rules, color, at)) return
  course.happen({
    type: 'duty-to-record-ended',
    at,
    player: color,
    period,
    ...course.by('score.exempt'),
  })
}

/** Must this player write the moves down now (8.1.1, 8.4)? */
export function mustRecord(
  state: GameState,
  rules: RulesInForce,
  color: Color,
  at: number,
): boolean {
  if (rules.recording !== 'required' || state.clock === null) return false
  if (state.status === 'concluded') return false
  if (state[color].exemptIn === state.clock[color].period) return false
  return !hasTooLittle(state, rules, color, at)
}
