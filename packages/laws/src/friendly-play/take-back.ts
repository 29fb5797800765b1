import type { Color } from '@jadoube/chess'
import { undoOffer } from '../article-07-irregularities/undone-offer.js'
import type { Act } from '../game/act.js'
import { goBackTo } from '../game/go-back.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { type GameState, movesMade } from '../game/state.js'

// 4.7: a move that was made stands. Only if the regulations of a friendly game say so, the two
// players may agree to take moves back. The times stay as they are.

/** A player asks to take back their last move, and the reply to it. */
export function askTakeBack(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { state, rules, at } = ruling
  if (!rules.takeBacks) return refused('take-back-not-allowed')
  if (state.status === 'adjourned') return refused('game-adjourned')
  if (state.proceedings.takeBack !== null) return refused('take-back-already-asked')
  const ply = plyBeforeOwnMove(state, by)
  if (ply === null) return refused('no-move-to-take-back')
  ruling.happen({ type: 'take-back-asked', at, by, ply })
  return undefined
}

/** The opponent agrees: the position before that move is reinstated. */
export function acceptTakeBack(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { state, at } = ruling
  if (state.proceedings.takeBack === null) return refused('no-take-back-asked')
  const { by: asker, ply } = state.proceedings.takeBack
  if (asker === by) return refused('own-take-back')
  const moment = momentAt(state, ply)
  if (moment === undefined) return refused('no-move-to-take-back')
  ruling.happen({ type: 'take-back-agreed', at, by: asker, ply })
  undoOffer(ruling, ply)
  goBackTo(ruling, moment, {})
  return undefined
}

export function rejectTakeBack(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { takeBack } = ruling.state.proceedings
  if (takeBack === null) return refused('no-take-back-asked')
  // The player who asked may also withdraw the request.
  const how = takeBack.by === by ? 'withdrawn' : 'rejected'
  ruling.happen({ type: 'take-back-rejected', at: ruling.at, by: takeBack.by, how })
  return undefined
}

/** The ply before the last move of this player; null if they have made none. */
function plyBeforeOwnMove(state: GameState, by: Color): number | null {
  if (movesMade(state, by) === 0) return null
  return state.ply - (state.position.turn === by ? 2 : 1)
}
