import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'
import {
  makeForfeit,
  makeResult,
  type Outcome,
  type Outcomes,
  type Reason,
  type ResultText,
} from '../game/result.js'
import { type Points, pointsOf } from './points.js'

export interface Conclusion {
  readonly outcomes: Outcomes
  readonly reason: Reason
  readonly rule?: RuleId
  /** Not the first article of the rule but this one. */
  readonly article?: string | undefined
  /** Other articles that have a part in it. */
  readonly also?: readonly string[] | undefined
  /** No move was played for it: written +/-. */
  readonly forfeit?: boolean
  readonly why?: string | undefined
  /** Who would have won, and cannot mate. */
  readonly cannotMate?: Color
  /** When it happened, where it is noticed only now. */
  readonly since?: number
}

/** 10.1: the game is over, with points for each player. */
export function conclude(ruling: OpenRuling, conclusion: Conclusion): void {
  const { outcomes, reason, rule, forfeit, why, also, cannotMate, since = ruling.at } = conclusion
  const points = pointsOf(ruling, outcomes)
  const article = conclusion.article ?? (rule === undefined ? undefined : ruling.article(rule))
  ruling.happen({
    type: 'game-concluded',
    at: since,
    ...(since < ruling.at ? { noticed: ruling.at } : null),
    result: forfeit ? makeForfeit(outcomes) : textOf(ruling, outcomes, points),
    points,
    reason,
    ...(why === undefined ? null : { why }),
    ...(cannotMate === undefined ? null : { cannotMate }),
    ...(rule === undefined ? null : { rule }),
    ...(article === undefined ? null : { article }),
    ...(also === undefined ? null : { also }),
  })
}

/** How it is written; where penalties have changed the points, by the points. */
function textOf(ruling: OpenRuling, outcomes: Outcomes, points: Points): ResultText {
  const scale = ruling.rules.points
  const outcome = (color: Color): Outcome => {
    const got = points[color]
    if (got === scale[outcomes[color]]) return outcomes[color]
    return got >= scale.win ? 'win' : got > scale.loss ? 'draw' : 'loss'
  }
  const text = makeResult({ white: outcome('white'), black: outcome('black') })
  // 1–½ has no way to be written: the result is that of the board, and the points say the rest.
  return text === '*' ? makeResult(outcomes) : text
}
