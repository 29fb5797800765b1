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

/** The number of each rule in print, for a game under these Laws. */
export function articlesUnder({ rules, articles }: Laws): Articles {
  return articles ?? (isEditionId(rules.laws) ? articlesOf(rules.laws) : {})
}
