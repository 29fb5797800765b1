import type { OpenRuling } from '../game/open-ruling.js'

/**
 * The position after this ply is put back. An offer that was made with the first move which is undone
 * stands: 9.1.2.1 lists what ends an offer, and a correction is not in the list. Where it is read otherwise
 * the offer goes back with its move. One that was made later belongs to a game that was not played.
 */
export function undoOffer(ruling: OpenRuling, ply: number): void {
  const { offer } = ruling.state
  if (offer === null || offer.ply <= ply) return
  const isOfTheMove = offer.ply === ply + 1
  if (isOfTheMove && ruling.rules.offerWithUndoneMove === 'stands') return
  ruling.happen({
    type: 'offer-lapsed',
    at: ruling.at,
    by: offer.by,
    how: 'position-reinstated',
    ...(isOfTheMove ? ruling.by('draw.offer-lapse') : ruling.ifStated('illegal.restore')),
  })
}
