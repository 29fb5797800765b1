import { type Color, opposite } from '@jadoube/chess'
import type { Grounds } from '../game/event.js'
import { ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRejection, continueAfterRuling } from '../game/play-waits.js'
import type { Facts } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Irregularity } from '../game/state.js'
import { groundOf, isCompleteByItself, openIllegalMove, ruleIllegalMove } from './illegal-move.js'
import { groundOfStanding, hasIllegalMoveThatStands } from './stands.js'
import { claimOutOfTurn, openOutOfTurn, putOnRightSquares } from './wrong-squares.js'

/**
 * A player points out an illegal move: the opponent's earliest that is still open or, if they name
 * themselves, their own.
 */
export function claimIllegalMove(
  ruling: OpenRuling,
  by: Color,
  accused: Color = opposite(by),
): Refusal | undefined {
  const { at } = ruling
  const found = openIllegalMove(ruling, accused)
  const claim = 'illegal-move'
  if (found === undefined && accused !== by && claimOutOfTurn(ruling, by, claim)) return undefined
  if (found === undefined || (accused === by && !mayAnybodyPointOut(ruling))) {
    // A wrong claim costs nothing unless the arbiter penalises it.
    ruling.happen({ type: 'claim-rejected', at, by, claim, ...whyNot(ruling, by, accused) })
    // The claimant's own illegal move is complete without a press, and the arbiter sees it now.
    const own = openIllegalMove(ruling, by)
    if (own === undefined || !isCompleteByItself(ruling, own)) {
      continueAfterRejection(ruling, by)
      return undefined
    }
    ruleIllegalMove(ruling, own)
  } else {
    ruling.happen({ type: 'claim-upheld', at, by, claim, ...groundsOf(ruling, found) })
    ruleIllegalMove(ruling, found)
  }
  continueAfterRuling(ruling)
  return undefined
}

/**
 * 7.5.1 does not say who must find an illegal move. If it stands after the next move, only the
 * opponent can claim it (A.4.2).
 */
const mayAnybodyPointOut = ({ rules }: OpenRuling): boolean =>
  rules.illegalOpenUntil === 'end-of-game'

/**
 * Why there is nothing to rule on: the move is not made or not completed yet, it stands after the
 * next move, it is the claimant's own, or there is none.
 */
function whyNot(ruling: OpenRuling, by: Color, accused: Color): Grounds & { facts?: Facts } {
  const { turn, hand, blind } = ruling.state
  // D.2.3: a move of a visually disabled player stands on the board but is not made yet.
  if (turn === accused && blind !== null && blind.carriedOut !== null && !hand?.illegal) {
    return { facts: { reason: 'not-made' }, ...ruling.by('blind.made.announced') }
  }
  if (turn === accused && hand?.illegal) {
    const completed = ground(ruling, 'illegalMoveCompleted', 'illegal.completed-when')
    return { facts: { reason: 'not-completed' }, ...completed }
  }
  if (accused !== by && hasIllegalMoveThatStands(ruling, accused)) return groundOfStanding(ruling)
  const grounds = groundOf(ruling, 'illegal-move')
  if (openIllegalMove(ruling, by) === undefined) return grounds
  return { facts: { reason: accused === by ? 'own-move' : 'not-the-opponent' }, ...grounds }
}

const groundsOf = (ruling: OpenRuling, found: Irregularity): Grounds =>
  isCompleteByItself(ruling, found) ? ruling.by(found.rule!) : groundOf(ruling, found.kind)

/**
 * 7.5.1, 12.6: the arbiter or a device has seen an illegal move. In some games they may not say so.
 * If no player is given, it is the earliest one: the position before it is reinstated, and
 * everything after it has no effect.
 */
export function observeIllegalMove(
  ruling: OpenRuling,
  player: Color | undefined,
): Refusal | undefined {
  if (ruling.rules.illegalCalledByArbiter === 'must-not') return refused('arbiter-must-not-call')
  const found = openIllegalMove(ruling, player)
  if (found !== undefined) {
    ruleIllegalMove(ruling, found)
    continueAfterRuling(ruling)
    return undefined
  }
  const moved = openOutOfTurn(ruling, player)
  return moved === undefined
    ? refused('nothing-observed', { what: 'illegal-move' })
    : putOnRightSquares(ruling, moved)
}
