import { type Color, opposite } from '@jadoube/chess'
import { type FlagFall, type Instant, settleClock } from '@jadoube/clock'
import { flagFalls } from '../appendix-a-rapid/grounds.js'
import type { Course } from '../game/course.js'
import { stopForRuling } from '../game/play-waits.js'
import { ruleOfUpdate } from './in-order.js'

/** The flag of this player that fell last and has cost him nothing: his moves were completed. */
export function fallInOrder(course: Course, color: Color): FlagFall | undefined {
  const { clock } = course.state
  if (clock === null) return undefined
  const { falls } = settleClock(clock, course.at as Instant)
  return falls.findLast(({ side, liftedAt }) => side === color && liftedAt === null)
}

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

/** A flag was pointed out that takes no point: only what 8.5 asks for follows. False: none has fallen. */
export function flagInOrder(course: Course, color: Color | undefined): boolean {
  const fall =
    color === undefined
      ? (fallInOrder(course, course.state.turn) ?? fallInOrder(course, opposite(course.state.turn)))
      : fallInOrder(course, color)
  if (fall === undefined) return false
  course.happen({
    type: 'flag-fallen',
    at: course.at,
    player: fall.side,
    ...flagFalls(course),
  })
  updateAfterFlagFall(course, fall)
  return true
}
