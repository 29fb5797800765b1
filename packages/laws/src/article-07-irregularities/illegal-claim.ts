import { type Color, opposite } from '@jadoube/chess'
import type { Grounds } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { goOnAfterRejection, goOnAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Irregularity } from '../game/state.js'
import { groundOf, isCompleteByItself, openIllegalMove, ruleIllegalMove } from './illegal-move.js'
import { groundOfStanding, hasIllegalMoveThatStands } from './stands.js'
import { claimOutOfTurn, openOutOfTurn, putOnRightSquares } from './wrong-squares.js'

/**
 * A player points out an illegal move of the opponent: the earliest one that can still be ruled on.
 */
export function claimIllegalMove(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { at } = ruling
  const found = openIllegalMove(ruling, opposite(by))
  const claim = 'illegal-move'
  if (found === undefined && claimOutOfTurn(ruling, by, claim)) return undefined
  if (found === undefined) {
    // A wrong one costs nothing unless the arbiter penalises it.
    const grounds = hasIllegalMoveThatStands(ruling, opposite(by))
      ? groundOfStanding(ruling)
      : groundOf(ruling, 'illegal-move')
    ruling.happen({ type: 'claim-rejected', at, by, claim, ...grounds })
    // The claimant has made an illegal move without a press, and has now asked the arbiter to look.
    const own = openIllegalMove(ruling, by)
    if (own === undefined || !isCompleteByItself(ruling, own)) {
      goOnAfterRejection(ruling)
      return undefined
    }
    ruleIllegalMove(ruling, own)
  } else {
    ruling.happen({ type: 'claim-upheld', at, by, claim, ...groundsOf(ruling, found) })
    ruleIllegalMove(ruling, found)
  }
  goOnAfterRuling(ruling)
  return undefined
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
    goOnAfterRuling(ruling)
    return undefined
  }
  const moved = openOutOfTurn(ruling, player)
  return moved === undefined
    ? refused('nothing-observed', { what: 'illegal-move' })
    : putOnRightSquares(ruling, moved)
}
