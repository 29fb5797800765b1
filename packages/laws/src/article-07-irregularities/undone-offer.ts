import type { OpenRuling } from '../game/open-ruling.js'

/**
 * The position after this ply is reinstated. An offer made with the first undone move stands:
 * 9.1.2.1 lists what ends an offer, and a correction is not in the list. By another reading, the
 * offer is undone with its move. A later offer belongs to moves that no longer count.
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
