import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { setUpIsClosed } from './set-up-claims.js'

/** 7.2.2: the board lies the wrong way round. The position goes over to one that lies right, and play goes on. */
export function observeBoardTurned(course: Course): Refusal | undefined {
  if (setUpIsClosed(course)) {
    return refused('claim-not-now', `after ${course.rules.setUpClaimMoves} moves by each player`)
  }
  course.happen({
    type: 'position-transferred',
    at: course.at,
    ...course.by('irreg.board-orientation'),
  })
  return undefined
}
