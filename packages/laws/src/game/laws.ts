import type { RuleId } from '../catalogue/index.js'
import { type RulesHeader, type RulesInForce, rulesInForce } from '../rules-in-force/index.js'

/** The number of each rule in one edition; a rule that the edition does not have is not in it. */
export type Articles = Readonly<Partial<Record<RuleId, string>>>

/**
 * What a game is ruled by. How a game stands needs only the values; the numbers of the rules are looked up in the
 * catalogue when something is ruled on (`articlesUnder`), so that a board is shown without the catalogue.
 */
export interface Laws {
  readonly rules: RulesInForce
  /** Where each rule stands in print, under an edition that the catalogue does not know. */
  readonly articles?: Articles
}

/** The Laws at one table, resolved once for the whole game. */
export function lawsOf(header: RulesHeader): Laws {
  return Object.freeze({ rules: rulesInForce(header) })
}

/** The Laws from rules that were resolved elsewhere, under an edition that may be new here. */
export function lawsFrom(rules: RulesInForce, articles?: Articles): Laws {
  return Object.freeze(articles === undefined ? { rules } : { rules, articles })
}
