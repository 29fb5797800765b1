import type { Color } from '@jadoube/chess'
import type { FlagFall } from '@jadoube/clock'
import type { Course } from '../game/course.js'
import { stopForRuling } from '../game/play-waits.js'
import { ruleOfUpdate } from './in-order.js'

/**
 * 8.5: a flag has fallen and the game goes on. Who did not have to record brings his scoresheet up to
 * date before he moves; where neither had to, the arbiter stops the clocks for it.
 */
export function updateAfterFlagFall(course: Course, fall: FlagFall): void {
  const exempt = (['white', 'black'] as const).filter(color => wasExempt(course, color, fall))
  if (exempt.length === 0) return
  const neither = exempt.length === 2
  if (neither) stopForRuling(course, 'arbiter', 'score.neither')
  const { updateAfterFlagFall: how } = course.rules
  const shared = how === 'as-the-recording-was-shared' && neither
  const rule = shared ? 'score.neither' : ruleOfUpdate(course)
  for (const player of exempt) {
    course.happen({ type: 'scoresheet-due', at: course.at, player, ...course.by(rule) })
  }
}

/** Was he free of recording in the period that has run out, and is his scoresheet behind? */
function wasExempt(course: Course, color: Color, fall: FlagFall): boolean {
  const { exemptIn, recorded, sheetDue } = course.player(color)
  if (exemptIn === null || sheetDue || recorded >= course.state.ply) return false
  const own = color === fall.side ? fall.period : course.state.clock![color].period
  return exemptIn === own || exemptIn === fall.period
}
