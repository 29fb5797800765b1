import type { Color } from '@jadoube/chess'
import { restart, stopClocks } from '../article-06-chessclock/pause.js'
import type { Act, ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Intervention } from '../game/provision.js'

/** Of the codes of moves, those of promotions. */
const isPromotion = (code: number): boolean => code >> 12 >= 2 && code >> 12 <= 5

/**
 * 11: a pawn stands on its last rank, not yet promoted, and either player may stop the clocks until a piece is
 * at hand; then they start them again themselves.
 */
function waitsForPiece(course: Course): boolean {
  if (course.article('fb.promo.stop') === undefined) return false
  return course.state.hand?.released?.some(isPromotion) === true
}

export function stopForPiece(
  course: Course,
  act: ActOf<'pause'>,
  by: Color | undefined,
): Intervention {
  const waits = by !== undefined && course.state.status !== 'adjourned' && waitsForPiece(course)
  return waits ? stopClocks(course, act, 'fb.promo.stop') : 'ordinary'
}

export function restartWithPiece(course: Course, _: Act, by: Color | undefined): Intervention {
  return by !== undefined && waitsForPiece(course) ? restart(course) : 'ordinary'
}
