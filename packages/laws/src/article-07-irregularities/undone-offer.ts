import type { Course } from '../game/course.js'

/**
 * The position after this ply is put back. An offer that was made with the first move which is undone
 * stands: 9.1.2.1 lists what ends an offer, and a correction is not in the list. Where it is read otherwise
 * the offer goes back with its move. One that was made later belongs to a game that was not played.
 */
export function undoOffer(course: Course, ply: number): void {
  const { offer } = course.state
  if (offer === null || offer.ply <= ply) return
  const isOfTheMove = offer.ply === ply + 1
  if (isOfTheMove && course.rules.offerWithUndoneMove === 'stands') return
  course.happen({
    type: 'offer-lapsed',
    at: course.at,
    by: offer.by,
    how: 'position-reinstated',
    ...(isOfTheMove ? course.by('draw.offer-lapse') : course.ifStated('illegal.restore')),
  })
}
