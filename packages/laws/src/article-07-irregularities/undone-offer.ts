import type { Course } from '../game/course.js'

/** An offer that was made in what is now undone has not been made. */
export function undoOffer(course: Course): void {
  const { offer } = course.state
  if (offer === null) return
  course.happen({
    type: 'offer-lapsed',
    at: course.at,
    by: offer.by,
    how: 'position-reinstated',
    ...course.by('illegal.restore'),
  })
}
