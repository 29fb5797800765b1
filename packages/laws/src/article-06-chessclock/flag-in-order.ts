import { type Color, opposite } from '@jadoube/chess'
import { type FlagFall, type Instant, settleClock } from '@jadoube/clock'
import type { Course } from '../game/course.js'
import { flagFalls } from './flag-grounds.js'

/** The flag of this player that fell last and has cost him nothing: his moves were completed. */
function fallInOrder(course: Course, color: Color): FlagFall | undefined {
  const { clock } = course.state
  if (clock === null) return undefined
  const { falls } = settleClock(clock, course.at as Instant)
  return falls.findLast(({ side, liftedAt }) => side === color && liftedAt === null)
}

/** A flag was pointed out that costs no game: the moves were made in time. False where none has fallen. */
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
  for (const each of course.book.occasions.flagInOrder) each(course, fall)
  return true
}
