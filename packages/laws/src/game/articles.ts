import { rules as allRules, articleOf, type RuleId } from '../catalogue/index.js'
import { type EditionId, isEditionId } from '../editions/index.js'
import type { Articles, Laws } from './laws.js'

const byEdition = new Map<EditionId, Articles>()

/** The article of each rule in an edition, computed once. */
export function articlesOf(edition: EditionId): Articles {
  const cached = byEdition.get(edition)
  if (cached !== undefined) return cached
  const articles: Partial<Record<RuleId, string>> = {}
  for (const { id } of allRules) {
    const article = articleOf(id, edition)
    if (article !== null) articles[id] = article
  }
  byEdition.set(edition, Object.freeze(articles))
  return articles
}

let cachedFor: Laws | undefined
let cachedArticles: Articles = {}

/**
 * The article of each rule, for a game under these Laws. Cached, because consecutive acts usually
 * have the same Laws.
 */
export function articlesUnder(laws: Laws): Articles {
  if (laws === cachedFor) return cachedArticles
  const { rules, articles } = laws
  cachedFor = laws
  cachedArticles = articles ?? (isEditionId(rules.laws) ? articlesOf(rules.laws) : {})
  return cachedArticles
}
