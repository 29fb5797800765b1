import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { originOf, type RuleParameterName } from '../rules-in-force/index.js'
import type { OpenRuling } from './open-ruling.js'
import type { IrregularityKind } from './state.js'

/** The basis of a ruling. */
export interface Ground {
  readonly rule: RuleId
  readonly article?: string
  readonly also?: readonly string[]
}

/**
 * The bases of rulings that an appendix or national rule set may state in its own words. Each
 * returns its own rule, or undefined to leave it to the competition rules.
 */
export interface Restatements {
  flagFallen(ruling: OpenRuling): Ground | undefined
  flagCalledByArbiter(ruling: OpenRuling): Ground | undefined
  stopToClaimOnTime(ruling: OpenRuling): Ground | undefined
  bothFlagsDown(ruling: OpenRuling): Ground | undefined
  illegalMove(ruling: OpenRuling, kind: IrregularityKind): Ground | undefined
  illegalMoveCompleted(ruling: OpenRuling): Ground | undefined
  illegalMoveStands(ruling: OpenRuling): Ground | undefined
  illegalMoveLoses(ruling: OpenRuling): Ground | undefined
  illegalMoveDraws(ruling: OpenRuling): Ground | undefined
  timeGiven(ruling: OpenRuling, player: Color, ms: number): Ground | undefined
}

export type Restatable = keyof Restatements

/** The basis that a special rule set states, or else that of the competition rules. */
export function ground<R extends Restatable>(
  ruling: OpenRuling,
  what: R,
  general: RuleId,
  ...args: Parameters<Restatements[R]> extends [OpenRuling, ...infer Rest] ? Rest : never
): Ground {
  for (const restated of ruling.index.restates[what]) {
    const own = (restated as (ruling: OpenRuling, ...about: unknown[]) => Ground | undefined)(
      ruling,
      ...args,
    )
    if (own !== undefined) return own
  }
  return ruling.by(general)
}

/** The first of these rules that the edition has, with the article of this parameter. */
export function asStated(
  ruling: OpenRuling,
  parameter: RuleParameterName,
  rules: readonly RuleId[],
): Ground | undefined {
  const rule = rules.find(each => ruling.article(each) !== undefined)
  if (rule === undefined) return undefined
  const origin = originOf(ruling.rules, parameter)
  const article = 'article' in origin ? origin.article : null
  return article === null ? ruling.by(rule) : { rule, article }
}

/**
 * The article that makes a penalty one minute, if it differs from the one that states the penalty.
 */
export function alsoStated(
  ruling: OpenRuling,
  parameter: RuleParameterName,
  article: string | undefined,
): { readonly also?: readonly string[] } {
  const origin = originOf(ruling.rules, parameter)
  const stated = origin.layer === 'mode' ? origin.article : null
  return stated === null || stated === article ? {} : { also: [stated] }
}
