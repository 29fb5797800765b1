import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { Course } from '../game/course.js'
import type { Refusal } from '../game/refusal.js'
import { draw, loss } from '../game/result.js'
import { canMate } from './cannot-mate.js'

/** 5.1.2: the opponent wins; from 2023 the game is drawn where he cannot mate by any series of legal moves. */
export function resign(course: Course, by: Color): Refusal | undefined {
  const spared =
    course.rules.resignationDrawIfOpponentCannotMate && canMate(course, opposite(by)) === 'no'
  conclude(
    course,
    spared
      ? { outcomes: draw, reason: 'resignation', rule: 'end.resign-draw' }
      : { outcomes: loss(by), reason: 'resignation', rule: 'end.resign' },
  )
  return undefined
}
