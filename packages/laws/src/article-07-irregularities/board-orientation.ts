import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { setUpIsClosed } from './set-up-claims.js'

/**
 * 7.2.2: the board is placed wrongly. The position is transferred to a correctly placed board, and
 * play continues.
 */
export function observeBoardTurned(ruling: OpenRuling): Refusal | undefined {
  if (setUpIsClosed(ruling)) {
    return refused('claim-not-now', { afterMoves: ruling.rules.setUpClaimMoves })
  }
  ruling.happen({
    type: 'position-transferred',
    at: ruling.at,
    ...ruling.by('irreg.board-orientation'),
  })
  return undefined
}
