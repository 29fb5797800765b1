import { type Color, makeFen, makeSquare, opposite } from '@jadoube/chess'
import { momentBeforeTakeOver } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { GameState, Irregularity } from '../game/state.js'
import { writeMove } from '../game/written-move.js'
import { touchedTogether } from './position-before.js'
import { askAboutTimes } from './times.js'
import { undoOffer } from './undone-offer.js'

/** The pieces that this player, or anybody, has moved out of turn, if nobody has ruled on it. */
export const openOutOfTurn = ({ state }: OpenRuling, offender?: Color): Irregularity | undefined =>
  state.irregularities.find(
    each => each.kind === 'out-of-turn' && (offender === undefined || each.by === offender),
  )

/**
 * 7.6: pieces are found on wrong squares. The position before that is reinstated. It is not an
 * illegal move.
 */
export function putOnRightSquares(ruling: OpenRuling, found: Irregularity): Refusal | undefined {
  const { state } = ruling
  if (state.status === 'adjourned') return refused('game-adjourned')
  const moment = momentBeforeTakeOver(state, found.ply)
  if (moment === undefined) return refused('nothing-observed', { what: found.kind })
  undoOffer(ruling, found.ply)
  ruling.happen({
    type: 'position-reinstated',
    at: ruling.at,
    ply: found.ply,
    fen: makeFen(moment.position),
    ...stillBinding(state, found),
    beforeTakeOver: true,
    withdrawn: null,
    ...ruling.by('irreg.displaced-later'),
  })
  askAboutTimes(ruling)
  continueAfterRuling(ruling)
  return undefined
}

/**
 * What the player who has the move has touched and released in the meantime; nothing if play
 * continued.
 */
function stillBinding({ ply, turn, position, hand }: GameState, found: Irregularity) {
  if (hand === null || ply !== found.ply || turn !== position.turn) {
    return { touched: [], released: null }
  }
  return {
    touched: hand.touched.map(({ square }) => makeSquare(square)),
    ...touchedTogether(hand.touched),
    released: hand.released?.map(writeMove) ?? null,
    ...(hand.intended === null ? null : { intended: writeMove(hand.intended) }),
  }
}

/** A player claims, or the arbiter sees, that the opponent has moved out of turn. */
export function claimOutOfTurn(ruling: OpenRuling, by: Color, claim: string): boolean {
  const found = openOutOfTurn(ruling, opposite(by))
  if (found === undefined) return false
  const rule = found.rule ?? 'irreg.displaced-later'
  ruling.happen({ type: 'claim-upheld', at: ruling.at, by, claim, ...ruling.by(rule) })
  putOnRightSquares(ruling, found)
  return true
}
