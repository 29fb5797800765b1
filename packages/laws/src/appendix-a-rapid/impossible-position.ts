import {
  type Color,
  findFaults,
  isAttacked,
  opposite,
  type Piece,
  rankOf,
  type Square,
} from '@jadoube/chess'
import { openIllegalMove, ruleIllegalMove } from '../article-07-irregularities/illegal-move.js'
import { conclude } from '../article-10-points/conclude.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { boardOf, positionOn } from '../game/standing.js'
import type { Impossible } from '../game/state.js'

/**
 * The arbiter sees two kings in check, or a pawn on its last rank. Without adequate supervision,
 * since 2017, they wait until the next move is completed (A.4.4). In rapid of 2009 they intervene
 * if possible (A4.c), in blitz they do not. Under the competition rules they rule on the illegal
 * move behind it.
 */
export function observeImpossible(ruling: OpenRuling, what: Impossible): Refusal | undefined {
  const { rules, at, state } = ruling
  if (!isOnBoard(ruling, what)) return refused('nothing-observed', { what })
  const mayRule = rules.illegalOpenUntil === 'end-of-game'
  if (rules.impossiblePositionSeen === null && !mayRule) return refused('arbiter-must-not-call')
  const waits = rules.impossiblePositionSeen === 'draw-if-still-there-after-next-move'
  const intervenes = rules.impossiblePositionSeen === 'arbiter-intervenes-if-possible'
  const ruleNow = intervenes ? 'rapid.unsup.both-kings.intervene-2009' : 'arb.observe'
  const rule = waits ? 'rapid.unsup.illegal-position.draw' : ruleNow
  ruling.happen({ type: 'observed', at, what, player: null, ...ruling.by(rule) })
  if (waits) {
    ruling.happen({ type: 'next-move-awaited', at, of: state.turn, what, ...ruling.by(rule) })
    return undefined
  }
  const pawn = state.irregularities.find(({ kind }) => kind === 'unpromoted-pawn')
  const found = (what === 'pawn-on-last-rank' ? pawn : undefined) ?? openIllegalMove(ruling)
  if (found !== undefined) ruleIllegalMove(ruling, found)
  else askAboutPosition(ruling, what)
  continueAfterRuling(ruling)
  return undefined
}

/** Nothing can be claimed any more. The arbiter decides what can be done about it. */
function askAboutPosition(ruling: OpenRuling, what: Impossible): void {
  ask(ruling, {
    claim: 'impossible-position',
    rule: 'rapid.unsup.both-kings.intervene-2009',
    facts: { what },
    options: [
      { act: 'declare', effect: 'draw' },
      { act: 'cancel', effect: 'new-game' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
  })
}

/**
 * A.4.4: the next move is completed. If the impossible position is still there, the game is drawn.
 */
export function nextMoveCompleted(ruling: OpenRuling, by: Color): void {
  const { awaited } = ruling.state.proceedings
  if (awaited === null || awaited.of !== by || ruling.concluded) return
  const rule = 'rapid.unsup.illegal-position.draw'
  if (isPossible(ruling)) {
    ruling.happen({ type: 'next-move-awaited', at: ruling.at, of: null, ...ruling.by(rule) })
    return
  }
  const { what } = awaited
  const reason = what === 'both-kings-in-check' ? what : 'declared'
  conclude(ruling, { outcomes: draw, reason, rule })
}

const isPawnOnLastRank = (square: Square, { role, color }: Piece): boolean =>
  role === 'pawn' && rankOf(square) === (color === 'white' ? 7 : 0)

/** Whether the board shows what the arbiter has seen. */
function isOnBoard(ruling: OpenRuling, what: Impossible): boolean {
  const board = boardOf(ruling.state)
  if (what === 'pawn-on-last-rank') {
    return [...board].some(([square, piece]) => isPawnOnLastRank(square, piece))
  }
  const position = positionOn(board, ruling.state.turn, ruling.state.position)
  if (position === undefined) return false
  const inCheck = (color: Color) => isAttacked(position, position.king(color), opposite(color))
  return inCheck('white') && inCheck('black')
}

/** Whether a game can continue from this position. */
function isPossible(ruling: OpenRuling): boolean {
  const { state } = ruling
  const position = positionOn(boardOf(state), state.turn, state.position)
  return position !== undefined && findFaults(position.toSetup()).length === 0
}
