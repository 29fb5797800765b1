import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { EventOf } from '../game/event.js'
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
  /** The article to cite instead of the first article of the rule. */
  readonly article?: string | undefined
  /** Other articles that contribute. */
  readonly also?: readonly string[] | undefined
  /** A forfeit without a move, written +/-. */
  readonly forfeit?: boolean
  readonly why?: string | undefined
  /** The player who would have won but cannot mate. */
  readonly cannotMate?: Color
  /** When it happened, if it is noticed only now. */
  readonly since?: number
}

/** 10.1: the game is over, with points for each player. */
export function conclude(ruling: OpenRuling, conclusion: Conclusion): void {
  const { outcomes, reason, rule, forfeit, why, cannotMate, since = ruling.at } = conclusion
  const points = pointsOf(ruling, outcomes)
  const penaltiesCount = howPenaltiesCount(ruling, outcomes, points)
  const also = alsoCited(ruling, conclusion, penaltiesCount)
  const article = conclusion.article ?? (rule === undefined ? undefined : ruling.article(rule))
  ruling.happen({
    type: 'game-concluded',
    at: since,
    ...(since < ruling.noticed ? { noticed: ruling.noticed } : null),
    ...scored(ruling, outcomes, points),
    ...(penaltiesCount === undefined ? null : { penaltiesCount }),
    ...(forfeit ? { result: makeForfeit(outcomes) } : null),
    reason,
    ...(why === undefined ? null : { why }),
    ...(cannotMate === undefined ? null : { cannotMate }),
    ...(rule === undefined ? null : { rule }),
    ...(article === undefined ? null : { article }),
    ...(also === undefined ? null : { also }),
  })
}

/**
 * The result with these points. If penalties changed the points, the result of play is kept beside
 * it.
 */
export function scored(ruling: OpenRuling, outcomes: Outcomes, points: Points): Scored {
  const result = textOf(ruling, outcomes, points)
  if (isPlain(ruling, outcomes, points)) return { result, points }
  return { result, points, withoutPenalties: makeResult(outcomes) }
}

type Scored = Pick<EventOf<'game-concluded'>, 'result' | 'points' | 'withoutPenalties'>

/** Whether a penalty in points is lost, in full or in part, because no such score is possible. */
function howPenaltiesCount(
  ruling: OpenRuling,
  outcomes: Outcomes,
  points: Points,
): EventOf<'game-concluded'>['penaltiesCount'] {
  const isLost = (['white', 'black'] as const).some(
    color =>
      ruling.rules.points[outcomes[color]] + ruling.player(color).pointsAdded !== points[color],
  )
  if (!isLost) return undefined
  return isPlain(ruling, outcomes, points) ? 'not' : 'in-part'
}

/** The other articles; 10.2 too, if it limits the points. */
function alsoCited(
  ruling: OpenRuling,
  { also }: Conclusion,
  penaltiesCount: string | undefined,
): readonly string[] | undefined {
  const cap = penaltiesCount === undefined ? undefined : ruling.article('points.cap')
  return cap === undefined ? also : [...(also ?? []), cap]
}

/** Whether each player gets exactly the points that the outcome gives. */
const isPlain = ({ rules }: OpenRuling, outcomes: Outcomes, points: Points): boolean =>
  (['white', 'black'] as const).every(color => points[color] === rules.points[outcomes[color]])

/** The result as text. If penalties changed the points, it follows from the points. */
function textOf(ruling: OpenRuling, outcomes: Outcomes, points: Points): ResultText {
  const scale = ruling.rules.points
  const outcome = (color: Color): Outcome => {
    const got = points[color]
    if (got === scale[outcomes[color]]) return outcomes[color]
    return got >= scale.win ? 'win' : got > scale.loss ? 'draw' : 'loss'
  }
  const text = makeResult({ white: outcome('white'), black: outcome('black') })
  // 1–½ cannot be written as a result. Then the result is that of the board, and the points say the
  // rest.
  return text === '*' ? makeResult(outcomes) : text
}
