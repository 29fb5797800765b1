import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import type { Explanations } from '../explanations/explanation.js'
import { type WrittenLanguage, writtenLanguages } from '../explanations/language.js'
import type { Term } from '../vocabulary/term.js'
import type { AskedAs } from './asked/asked-as.js'
import { parseAskedArticle, rulesAsked } from './asked-article.js'
import { rank } from './rank.js'
import { makeRuleIndex, type RuleIndex } from './rule-index.js'
import { answerTo, wordsOf } from './words.js'

export interface Corpus {
  readonly edition: EditionId
  /** The languages to search in: one, or all of them. */
  readonly explanations: Readonly<Partial<Record<WrittenLanguage, Explanations>>>
  /** How people ask for rules in them. */
  readonly askedAs?: Readonly<Partial<Record<WrittenLanguage, AskedAs>>>
  readonly terms: readonly Term[]
  /** The language of the reader, which goes first where a word exists in several. */
  readonly language?: WrittenLanguage
}

export interface Found {
  readonly rules: readonly Rule[]
  readonly terms: readonly Term[]
}

/**
 * Answers a question about the Laws: an article's number, words, or a whole sentence. The rule that
 * decides comes first. Not every word must fit; marks on letters, capitals, the Serbian alphabet,
 * inflection and small slips make no difference.
 */
export function searchLaws(text: string, corpus: Corpus): Found {
  const article = parseAskedArticle(text)
  if (article !== null) {
    const rules = rulesAsked(article, corpus.edition)
    if (rules.length > 0) return { rules, terms: [] }
  }
  const words = wordsOf(text)
  if (words.length === 0) return { rules: [], terms: [] }
  return { rules: rankedRules(words, corpus), terms: rankedTerms(words, corpus) }
}

function rankedRules(words: readonly string[], corpus: Corpus): readonly Rule[] {
  const best = new Map<Rule, number>()
  for (const language of writtenLanguages) {
    const index = indexOf(language, corpus)
    if (index === null) continue
    const preference = language === corpus.language ? 1.1 : 1
    for (const { rule, worth } of rank(words, index)) {
      best.set(rule, Math.max(best.get(rule) ?? 0, worth * preference))
    }
  }
  return [...best].sort(([, a], [, b]) => b - a).map(([rule]) => rule)
}

/** Terms must have every word, or the search would list half of the vocabulary. */
function rankedTerms(words: readonly string[], { terms }: Corpus): readonly Term[] {
  return terms
    .map(term => ({
      term,
      worth: Math.max(...Object.values(term.forms).map(form => answerTo(words, wordsOf(form)))),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ term }) => term)
}

/** Kept as long as the explanations are, since a reader asks more than once. */
const indexes = new WeakMap<Explanations, Map<string, RuleIndex>>()

function indexOf(language: WrittenLanguage, corpus: Corpus): RuleIndex | null {
  const explanations = corpus.explanations[language]
  if (explanations === undefined) return null
  const askedAs = corpus.askedAs?.[language]
  const key = `${corpus.edition} ${askedAs === undefined ? '' : 'asked'}`
  const kept = indexes.get(explanations) ?? new Map<string, RuleIndex>()
  indexes.set(explanations, kept)
  const found =
    kept.get(key) ?? makeRuleIndex(language, corpus.edition, explanations, askedAs ?? {})
  kept.set(key, found)
  return found
}
