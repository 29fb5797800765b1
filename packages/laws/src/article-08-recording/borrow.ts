import type { Color } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 8.5.2: to bring his own up to date he may use the opponent's scoresheet, while he has the move. */
export function borrow(course: Course, by: Color): Refusal | undefined {
  const { sheetDue, borrowed } = course.player(by)
  if (borrowed || !sheetDue || course.state.turn !== by) return refused('scoresheet-not-to-borrow')
  course.happen({ type: 'scoresheet-borrowed', at: course.at, by, ...course.by('score.borrow') })
  return undefined
}

/** 8.5.2: and he gives it back before he moves. */
export function giveBack(course: Course, by: Color): Refusal | undefined {
  if (!course.player(by).borrowed) return refused('no-scoresheet-to-return')
  course.happen({ type: 'scoresheet-returned', at: course.at, by, ...course.by('score.borrow') })
  return undefined
}
