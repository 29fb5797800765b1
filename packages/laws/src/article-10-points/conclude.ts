import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'
import {
  makeForfeit,
  makeResult,
  type Outcome,
  type Outcomes,
  type Reason,
  type ResultText,
} from '../game/result.js'

export interface Conclusion {
  readonly outcomes: Outcomes
  readonly reason: Reason
  readonly rule?: RuleId
  /** Not the first article of the rule but this one. */
  readonly article?: string | undefined
  /** No move was played for it: written +/-. */
  readonly forfeit?: boolean
  readonly why?: string | undefined
}

/** 10.1: the game is over, with points for each player. */
export function conclude(course: Course, conclusion: Conclusion): void {
  const { outcomes, reason, rule, forfeit, why } = conclusion
  const points = pointsOf(course, outcomes)
  const article = conclusion.article ?? (rule === undefined ? undefined : course.article(rule))
  course.happen({
    type: 'game-concluded',
    at: course.at,
    result: forfeit ? makeForfeit(outcomes) : textOf(course, outcomes, points),
    points,
    reason,
    ...(why === undefined ? null : { why }),
    ...(rule === undefined ? null : { rule }),
    ...(article === undefined ? null : { article }),
  })
}

/** What each player gets, with what penalties have added and taken (12.9.4, 12.9.5; 10.2). */
function pointsOf(course: Course, outcomes: Outcomes): Record<Color, number> {
  const { points, pointsCapped } = course.rules
  const most = points.win + points.loss
  const of = (color: Color) => {
    const sum = points[outcomes[color]] + course.player(color).pointsAdded
    return Math.min(Math.max(sum, points.loss), points.win)
  }
  const white = of('white')
  const black = of('black')
  if (pointsCapped === null || white + black <= Math.max(most, points.draw * 2))
    return { white, black }
  // More than the game can give: what a penalty added is what must give way.
  const added = course.player('white').pointsAdded > 0 ? 'white' : 'black'
  const cap = Math.max(most, points.draw * 2)
  return added === 'white' ? { white: cap - black, black } : { white, black: cap - white }
}

/** How it is written; where penalties have changed the points, by the points. */
function textOf(
  course: Course,
  outcomes: Outcomes,
  points: Readonly<Record<Color, number>>,
): ResultText {
  const scale = course.rules.points
  const outcome = (color: Color): Outcome => {
    const got = points[color]
    if (got === scale[outcomes[color]]) return outcomes[color]
    return got >= scale.win ? 'win' : got > scale.loss ? 'draw' : 'loss'
  }
  return makeResult({ white: outcome('white'), black: outcome('black') })
}
