import type { Course } from '../game/course.js'

/** Of the codes of moves, those of promotions. */
const isPromotion = (code: number): boolean => code >> 12 >= 2 && code >> 12 <= 5

/**
 * 11: a pawn stands on its last rank, not yet promoted, and either player may stop the clocks until a piece is
 * at hand; then they start them again themselves.
 */
export function waitsForPiece(course: Course): boolean {
  if (course.article('fb.promo.stop') === undefined) return false
  return course.state.hand?.released?.some(isPromotion) === true
}
