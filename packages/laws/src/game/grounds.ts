import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { originOf, type RuleParameterName } from '../rules-in-force/index.js'
import type { Course } from './course.js'
import type { IrregularityKind } from './state.js'

/** What a ruling rests on. */
export interface Ground {
  readonly rule: RuleId
  readonly article?: string
  readonly also?: readonly string[]
}

/**
 * What a ruling rests on, where an appendix or a national rule set may state it in words of its own. Each
 * gives its own rule, or undefined where it leaves it to the competition rules.
 */
export interface Restatements {
  flagFallen(course: Course): Ground | undefined
  flagCalledByArbiter(course: Course): Ground | undefined
  stopToClaimOnTime(course: Course): Ground | undefined
  bothFlagsDown(course: Course): Ground | undefined
  illegalMove(course: Course, kind: IrregularityKind): Ground | undefined
  illegalMoveCompleted(course: Course): Ground | undefined
  illegalMoveStands(course: Course): Ground | undefined
  illegalMoveLoses(course: Course): Ground | undefined
  illegalMoveDraws(course: Course): Ground | undefined
  timeGiven(course: Course, player: Color, ms: number): Ground | undefined
}

export type Restatable = keyof Restatements

/** The ground that a special rule set states, or else that of the competition rules. */
export function ground<R extends Restatable>(
  course: Course,
  what: R,
  general: RuleId,
  ...about: Parameters<Restatements[R]> extends [Course, ...infer Rest] ? Rest : never
): Ground {
  for (const restated of course.book.restates[what]) {
    const own = (restated as (course: Course, ...about: unknown[]) => Ground | undefined)(
      course,
      ...about,
    )
    if (own !== undefined) return own
  }
  return course.by(general)
}

/** The first of these rules that the edition has, with the article that states this parameter. */
export function asStated(
  course: Course,
  parameter: RuleParameterName,
  rules: readonly RuleId[],
): Ground | undefined {
  const rule = rules.find(each => course.article(each) !== undefined)
  if (rule === undefined) return undefined
  const origin = originOf(course.rules, parameter)
  const article = 'article' in origin ? origin.article : null
  return article === null ? course.by(rule) : { rule, article }
}

/** The article that makes a penalty one minute, where it is not the one that states the penalty itself. */
export function alsoStated(
  course: Course,
  parameter: RuleParameterName,
  article: string | undefined,
): { readonly also?: readonly string[] } {
  const origin = originOf(course.rules, parameter)
  const stated = origin.layer === 'mode' ? origin.article : null
  return stated === null || stated === article ? {} : { also: [stated] }
}
