import type { Course } from '../game/course.js'

/**
 * An offer that was made in what is now undone, after so many plies, has not been made. One that was made before
 * stands until the opponent answers it (9.1.2.1).
 */
export function undoOffer(course: Course, ply: number): void {
  const { offer } = course.state
  if (offer === null || offer.ply <= ply) return
  course.happen({
    type: 'offer-lapsed',
    at: course.at,
    by: offer.by,
    how: 'position-reinstated',
    ...course.by('illegal.restore'),
  })
}
