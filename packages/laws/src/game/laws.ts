import { rules as allRules, articleOf, type RuleId } from '../catalogue/index.js'
import { type EditionId, isEditionId } from '../editions/index.js'
import { type RulesHeader, type RulesInForce, rulesInForce } from '../rules-in-force/index.js'

/** The number of each rule in one edition; a rule that the edition does not have is not in it. */
export type Articles = Readonly<Partial<Record<RuleId, string>>>

/** What a game is ruled by: the values in force, and where each rule stands in print. */
export interface Laws {
  readonly rules: RulesInForce
  readonly articles: Articles
}

const byEdition = new Map<EditionId, Articles>()

export function articlesOf(edition: EditionId): Articles {
  const known = byEdition.get(edition)
  if (known !== undefined) return known
  const articles: Partial<Record<RuleId, string>> = {}
  for (const { id } of allRules) {
    const article = articleOf(id, edition)
    if (article !== null) articles[id] = article
  }
  byEdition.set(edition, Object.freeze(articles))
  return articles
}

/** The Laws at one table, resolved once for the whole game. */
export function lawsOf(header: RulesHeader): Laws {
  const rules = rulesInForce(header)
  return Object.freeze({ rules, articles: articlesOf(header.laws) })
}

/** The Laws from rules that were resolved elsewhere, under an edition that may be new here. */
export function lawsFrom(rules: RulesInForce, articles?: Articles): Laws {
  const own = articles ?? (isEditionId(rules.laws) ? articlesOf(rules.laws) : {})
  return Object.freeze({ rules, articles: own })
}
