import type { Explanations } from '../explanations/explanation.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { AskedAs } from './asked/asked-as.js'
import { type ConceptIndex, makeConceptIndex } from './concept-index.js'
import { allConcepts } from './lexicon/all.js'
import { type Lexicon, makeLexicon } from './lexicon/lexicon.js'
import { makeRuleIndex, type RuleIndex } from './rule-index.js'
import type { Corpus } from './search.js'

// Readers ask more than once, so an index is cached as long as its texts.

const lexicons = new Map<WrittenLanguage, Lexicon>()

export function lexiconOf(language: WrittenLanguage): Lexicon {
  const found = lexicons.get(language) ?? makeLexicon(allConcepts[language], language === 'fi')
  lexicons.set(language, found)
  return found
}

const conceptIndexes = new WeakMap<AskedAs, Map<string, ConceptIndex>>()

/** The phrases in a language and in English, as concepts. */
export function conceptIndexOf(language: WrittenLanguage, corpus: Corpus): ConceptIndex | null {
  const own = corpus.askedAs?.[language]
  if (own === undefined) return null
  const english = language === 'en' ? undefined : corpus.askedAs?.en
  const key = `${corpus.edition} ${english === undefined ? '' : 'en'}`
  const cache = conceptIndexes.get(own) ?? new Map<string, ConceptIndex>()
  conceptIndexes.set(own, cache)
  const explanations = corpus.explanations[language] ?? {}
  const sources = [{ askedAs: own, lexicon: lexiconOf(language), explanations }]
  if (english !== undefined) {
    sources.push({ askedAs: english, lexicon: lexiconOf('en'), explanations: {} })
  }
  const found = cache.get(key) ?? makeConceptIndex(corpus.edition, sources)
  cache.set(key, found)
  return found
}

const ruleIndexes = new WeakMap<Explanations, Map<string, RuleIndex>>()

/** The texts of a language about the rules, as stems. */
export function ruleIndexOf(language: WrittenLanguage, corpus: Corpus): RuleIndex | null {
  const explanations = corpus.explanations[language]
  if (explanations === undefined) return null
  const askedAs = corpus.askedAs?.[language]
  const key = `${corpus.edition} ${askedAs === undefined ? '' : 'asked'}`
  const cache = ruleIndexes.get(explanations) ?? new Map<string, RuleIndex>()
  ruleIndexes.set(explanations, cache)
  const found =
    cache.get(key) ??
    makeRuleIndex(language, corpus.edition, explanations, askedAs ?? {}, lexiconOf(language))
  cache.set(key, found)
  return found
}
