import { type Color, opposite } from '@jadoube/chess'
import type { Course } from '../game/course.js'
import type { Grounds } from '../game/event.js'
import { goOnAfterRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { Irregularity } from '../game/state.js'
import { groundOf, isCompleteByItself, openIllegalMove, ruleIllegalMove } from './illegal-move.js'
import { claimOutOfTurn, openOutOfTurn, putOnRightSquares } from './wrong-squares.js'

/** A player points out an illegal move of the opponent: the earliest that is still open. */
export function claimIllegalMove(course: Course, by: Color): Refusal | undefined {
  const { at } = course
  const found = openIllegalMove(course, opposite(by))
  const claim = 'illegal-move'
  if (found === undefined && claimOutOfTurn(course, by, claim)) return undefined
  if (found === undefined) {
    // A wrong one costs nothing unless the arbiter penalises it.
    const grounds = groundOf(course, 'illegal-move')
    course.happen({ type: 'claim-rejected', at, by, claim, ...grounds })
    // The claimant has done so without a press, and now has had the arbiter look at it.
    const own = openIllegalMove(course, by)
    if (own !== undefined && isCompleteByItself(course, own)) ruleIllegalMove(course, own)
  } else {
    course.happen({ type: 'claim-upheld', at, by, claim, ...groundsOf(course, found) })
    ruleIllegalMove(course, found)
  }
  goOnAfterRuling(course)
  return undefined
}

const groundsOf = (course: Course, found: Irregularity): Grounds =>
  isCompleteByItself(course, found) ? course.by(found.rule!) : groundOf(course, found.kind)

/** 7.5.1, 12.6: the arbiter, or a device, has seen it; in some games he may not say so. */
export function observeIllegalMove(course: Course, player: Color | undefined): Refusal | undefined {
  if (course.rules.illegalCalledByArbiter === 'must-not') return refused('arbiter-must-not-call')
  const offenders: readonly Color[] = player === undefined ? ['white', 'black'] : [player]
  for (const offender of offenders) {
    const found = openIllegalMove(course, offender)
    if (found === undefined) continue
    ruleIllegalMove(course, found)
    goOnAfterRuling(course)
    return undefined
  }
  const moved = offenders.map(each => openOutOfTurn(course, each)).find(each => each !== undefined)
  return moved === undefined
    ? refused('nothing-observed', 'illegal-move')
    : putOnRightSquares(course, moved)
}
