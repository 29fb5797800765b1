import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { makeResult, type Outcome } from '../game/result.js'

/** The arbiter declares the result, with the points of each player (preface, 11.7, 11.8). */
export function declare(course: Course, act: ActOf<'declare'>): Refusal | undefined {
  const white = outcomeOf(course, act.white)
  const black = outcomeOf(course, act.black)
  const { points, pointsCapped } = course.rules
  const most = Math.max(points.win + points.loss, points.draw * 2)
  const tooMany = pointsCapped !== null && act.white + act.black > most
  const result = white && black && makeResult({ white, black })
  // A result that cannot be written, such as 1–½, is none.
  if (result === undefined || result === '*' || tooMany) {
    return refused('points-not-normal', `${act.white}–${act.black}`)
  }
  course.happen({
    type: 'game-concluded',
    at: course.at,
    result,
    points: { white: act.white, black: act.black },
    reason: 'declared',
    ...(act.why === undefined ? null : { why: act.why }),
    ...course.by(ruleOf(course, white!, black!)),
  })
  return undefined
}

/**
 * Both lose only where both are guilty (11.8). A loss with less than a win for the opponent is a penalty
 * (12.9.6; 2009: 12.8). Any other result rests on the arbiter's judgement (preface).
 */
function ruleOf({ rules }: Course, white: Outcome, black: Outcome): RuleId {
  if (white === 'loss' && black === 'loss') return 'conduct.both-guilty'
  const isHalf = white !== black && (white === 'draw' || black === 'draw')
  if (!isHalf) return 'preface.judgement'
  return rules.lossSetsOpponentsScore === null ? 'conduct.persistent' : 'penalty.loss'
}

/** 10.2: only points that a game normally gives. */
function outcomeOf(course: Course, points: number): Outcome | undefined {
  const { win, draw, loss } = course.rules.points
  if (points === win) return 'win'
  if (points === draw) return 'draw'
  return points === loss ? 'loss' : undefined
}

/** The game is cancelled: it has no result, and a new one may be played (7.2.1, 7.3). */
export function cancel(course: Course, act: ActOf<'cancel'>): Refusal | undefined {
  cancelGame(course, act.why)
  return undefined
}

export function cancelGame(course: Course, why: string | undefined, rule?: RuleId): void {
  course.happen({
    type: 'game-concluded',
    at: course.at,
    result: '*',
    points: null,
    reason: 'cancelled',
    ...(why === undefined ? null : { why }),
    ...(rule === undefined ? null : course.by(rule)),
  })
}
