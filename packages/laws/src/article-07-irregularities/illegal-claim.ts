import { type Color, opposite } from '@jadoube/chess'
import { goOnAfterRuling } from '../article-06-chessclock/pause.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { openIllegalMove, ruleIllegalMove, ruleOf } from './illegal-move.js'

/** A player points out an illegal move of the opponent: the earliest that is still open. */
export function claimIllegalMove(course: Course, by: Color): Refusal | undefined {
  const { at } = course
  const found = openIllegalMove(course, opposite(by))
  const claim = 'illegal-move'
  if (found === undefined) {
    // A wrong one costs nothing unless the arbiter penalises it.
    course.happen({ type: 'claim-rejected', at, by, claim, ...course.by('illegal.restore') })
  } else {
    course.happen({ type: 'claim-upheld', at, by, claim, ...course.by(ruleOf(found.kind)) })
    ruleIllegalMove(course, found)
  }
  goOnAfterRuling(course)
  return undefined
}

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
  return refused('nothing-observed', 'illegal-move')
}
