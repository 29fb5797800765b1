import { attackers, type Color, findFaults, opposite } from '@jadoube/chess'
import { openIllegalMove, ruleIllegalMove } from '../article-07-irregularities/illegal-move.js'
import { conclude } from '../article-10-points/conclude.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { goOnAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { boardOf, positionOn } from '../game/standing.js'
import type { Impossible } from '../game/state.js'

/**
 * The arbiter sees two kings in check, or a pawn on its last rank. From 2017, without adequate supervision,
 * he waits until the next move is completed (A.4.4); in rapid of 2009 he steps in if he can (A4.c), in
 * blitz he does not; and where the competition rules apply he rules on the illegal move behind it.
 */
export function observeImpossible(course: Course, what: Impossible): Refusal | undefined {
  const { rules, at, state } = course
  if (!stands(course, what)) return refused('nothing-observed', what)
  const mayAct = rules.illegalOpenUntil === 'end-of-game'
  if (rules.impossiblePositionSeen === null && !mayAct) return refused('arbiter-must-not-call')
  const waits = rules.impossiblePositionSeen === 'draw-if-still-there-after-next-move'
  const stepsIn = rules.impossiblePositionSeen === 'arbiter-intervenes-if-possible'
  const acts = stepsIn ? 'rapid.unsup.both-kings.intervene-2009' : 'arb.observe'
  const rule = waits ? 'rapid.unsup.illegal-position.draw' : acts
  course.happen({ type: 'observed', at, what, player: null, ...course.by(rule) })
  if (waits) {
    course.happen({ type: 'next-move-awaited', at, of: state.turn, what, ...course.by(rule) })
    return undefined
  }
  const found = openIllegalMove(course, opposite(state.turn)) ?? openIllegalMove(course, state.turn)
  if (found !== undefined) ruleIllegalMove(course, found)
  else askAbout(course, what)
  goOnAfterRuling(course)
  return undefined
}

/** Nothing can be claimed any more; what the arbiter can do about it is his to judge. */
function askAbout(course: Course, what: Impossible): void {
  ask(course, {
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

/** A.4.4: the next move is completed. If what cannot be is still there, the game is drawn. */
export function nextMoveCompleted(course: Course, by: Color): void {
  const { awaited } = course.state
  if (awaited === null || awaited.of !== by || course.concluded) return
  const rule = 'rapid.unsup.illegal-position.draw'
  if (isPossible(course)) {
    course.happen({ type: 'next-move-awaited', at: course.at, of: null, ...course.by(rule) })
    return
  }
  const { what } = awaited
  const reason = what === 'both-kings-in-check' ? what : 'declared'
  conclude(course, { outcomes: draw, reason, rule })
}

function stands(course: Course, what: Impossible): boolean {
  const board = boardOf(course.state)
  if (what === 'pawn-on-last-rank') {
    for (let file = 0; file < 8; file++) {
      if (board.codeAt(56 + file) === 2 || board.codeAt(file) === 3) return true
    }
    return false
  }
  const position = positionOn(board, course.state.turn, course.state.position)
  if (position === undefined) return false
  const inCheck = (color: Color) =>
    attackers(position, position.king(color), opposite(color)).length > 0
  return inCheck('white') && inCheck('black')
}

/** Could a game go on from what stands there? */
function isPossible(course: Course): boolean {
  const { state } = course
  const position = positionOn(boardOf(state), state.turn, state.position)
  return position !== undefined && findFaults(position.toSetup()).length === 0
}
