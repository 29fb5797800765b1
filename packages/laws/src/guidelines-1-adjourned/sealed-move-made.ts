import { type Color, type Move, opposite } from '@jadoube/chess'
import { marksOffer } from '../appendix-c-notation/written-text.js'
import { makeLegalMove } from '../article-04-act-of-moving/make-move.js'
import { needsConsent, offer } from '../article-09-drawn-game/offer.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { uncompletedMoveOf } from '../game/state.js'

/** I.9.1: makes the sealed move on the board and starts the clock of the player who must reply. */
export function makeSealed(ruling: OpenRuling, by: Color, move: Move, text: string): void {
  const { at } = ruling
  const rule = 'adjourn.resume.replier-present'
  lapseEarlierOffer(ruling, by)
  if (ruling.player(by).scoresheet !== null) {
    // It was written when it was sealed, and counts now.
    ruling.happen({
      type: 'move-recorded',
      at,
      by,
      text,
      moves: 1,
      ...ruling.ifStated('score.record'),
    })
  }
  const extra = ruling.index.extraMoves.find(each => each.moves(ruling, by).includes(move))
  if (extra === undefined) makeLegalMove(ruling, by, move, false)
  else extra.make(ruling, by, move)
  if (ruling.concluded) return
  const due = uncompletedMoveOf(ruling.state, by)
  if (due !== null) {
    const { ply } = due
    const how = 'sealed'
    ruling.happen({ type: 'move-completed', at, by, ply, legal: true, how, ...ruling.by(rule) })
  }
  // A draw was offered with it, and the opponent learns of it now (9.1).
  if (marksOffer(text) && ruling.state.offer === null && !needsConsent(ruling)) {
    offer(ruling, by, null)
  }
  const running = opposite(by)
  ruling.happen({ type: 'clocks-restarted', at, running, ...ruling.by(rule) })
}

/**
 * An offer from before the sealing lapses with the move. A later one stays open until the opponent
 * accepts or rejects it under 9.1 (I.4).
 */
function lapseEarlierOffer(ruling: OpenRuling, by: Color): void {
  const { offer: open } = ruling.state
  const { adjournment } = ruling.state.proceedings
  if (open === null || open.by === by) return
  if (adjournment?.sealer === by && open.at !== adjournment.offeredAt) return
  ruling.happen({
    type: 'offer-lapsed',
    at: ruling.at,
    by: open.by,
    how: 'sealed-move',
    ...ruling.by('draw.offer-lapse'),
  })
}
