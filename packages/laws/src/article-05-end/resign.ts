import type { Color } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { Course } from '../game/course.js'
import type { Refusal } from '../game/refusal.js'
import { loss } from '../game/result.js'
import { loseUnlessNoMate } from './cannot-mate.js'

/** 5.1.2: the opponent wins; from 2023 the game is drawn where he cannot mate by any series of legal moves. */
export function resign(course: Course, by: Color): Refusal | undefined {
  // I.6: an adjourned game ends when he tells the arbiter.
  const rule = course.state.status === 'adjourned' ? 'adjourn.end-before.resign' : 'end.resign'
  if (course.rules.resignationDrawIfOpponentCannotMate) {
    const what = { reason: 'resignation', lost: rule, drawn: 'end.resign-draw' } as const
    loseUnlessNoMate(course, by, what)
  } else conclude(course, { outcomes: loss(by), reason: 'resignation', rule })
  return undefined
}
