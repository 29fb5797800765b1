import { rules as allRules, articleOf, type RuleId } from '../catalogue/index.js'
import { type EditionId, isEditionId } from '../editions/index.js'
import type { Articles, Laws } from './laws.js'

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

let lastAsked: Laws | undefined
let lastAnswer: Articles = {}

/**
 * The article of each rule, for a game under these Laws. Cached, because consecutive acts usually
 * have the same Laws.
 */
export function articlesUnder(laws: Laws): Articles {
  if (laws === lastAsked) return lastAnswer
  const { rules, articles } = laws
  lastAsked = laws
  lastAnswer = articles ?? (isEditionId(rules.laws) ? articlesOf(rules.laws) : {})
  return lastAnswer
}
