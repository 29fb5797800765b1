import type { RuleId } from '../catalogue/index.js'
import { type RulesHeader, type RulesInForce, rulesInForce } from '../rules-in-force/index.js'

/** The article of each rule in one edition. Rules that the edition does not have are absent. */
export type Articles = Readonly<Partial<Record<RuleId, string>>>

/**
 * The Laws of a game. The state needs only the values. Articles are looked up in the catalogue when
 * something is ruled on (`articlesUnder`), so that a board can be shown without the catalogue.
 */
export interface Laws {
  readonly rules: RulesInForce
  /** The article of each rule, for an edition that the catalogue does not know. */
  readonly articles?: Articles
}

/** The Laws at one table, resolved once for the whole game. */
export function lawsOf(header: RulesHeader): Laws {
  return Object.freeze({ rules: rulesInForce(header) })
}

/**
 * The Laws from rules that were resolved elsewhere, perhaps for an edition that is unknown here.
 */
export function lawsFrom(rules: RulesInForce, articles?: Articles): Laws {
  return Object.freeze(articles === undefined ? { rules } : { rules, articles })
}
