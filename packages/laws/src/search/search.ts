import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import type { Explanations } from '../explanations/explanation.js'
import { type WrittenLanguage, writtenLanguages } from '../explanations/language.js'
import type { Term } from '../vocabulary/term.js'
import type { AskedAs } from './asked/asked-as.js'
import { findArticle, parseAskedArticle, rulesMentioned } from './asked-article.js'
import { domainFactor } from './domain.js'
import { conceptIndexOf, lexiconOf, ruleIndexOf } from './index-cache.js'
import { namedEdition } from './named-edition.js'
import { phraseWords } from './phrase-words.js'
import { rank } from './rank.js'
import { rankConcepts } from './rank-concepts.js'
import { stemOf } from './stem.js'
import { isStopWord, significantWords } from './stop-words.js'
import { matchAll, wordsOf } from './words.js'

/** The weight of the concepts of a question compared with its words. */
const conceptWeight = 3
/** The extra weight of a rule with many phrases. */
const phraseCountWeight = 0.03
/** The extra weight of the reader's own language. */
const ownLanguageFactor = 1.1

/** Rules with less than this share of the best score are left out, except the first ones. */
const minShareOfBest = 0.4
const alwaysShown = 5

/**
 * The share of significant words that the reader's language must know for a question to be in it.
 */
const minKnownShare = 0.75

export interface Corpus {
  readonly edition: EditionId
  /** The languages to search in: one, or all of them. */
  readonly explanations: Readonly<Partial<Record<WrittenLanguage, Explanations>>>
  /** The phrases with which people ask for rules in them. */
  readonly askedAs?: Readonly<Partial<Record<WrittenLanguage, AskedAs>>>
  readonly terms: readonly Term[]
  /** The reader's language, which takes precedence if a word exists in several. */
  readonly language?: WrittenLanguage
}

export interface Found {
  readonly rules: readonly Rule[]
  /**
   * The edition of the rules: another one if the question names it, or if only that one has the
   * requested article.
   */
  readonly edition: EditionId
  readonly terms: readonly Term[]
  /** Whether the reader's own language was enough, so that no other one was searched. */
  readonly isOwn: boolean
}

/**
 * Answers a question about the Laws: an article's number, words, or a whole sentence. The deciding
 * rule comes first. Not every word must match, and diacritics, case, the Serbian alphabet,
 * inflection and small typing errors make no difference.
 */
export function searchLaws(text: string, reading: Corpus): Found {
  const article = parseAskedArticle(text)
  if (article !== null) {
    const { edition, rules } = findArticle(article, reading.edition)
    if (rules.length > 0) return { rules, edition, terms: [], isOwn: true }
  }
  const edition = namedEdition(text) ?? reading.edition
  const corpus = { ...reading, edition }
  const words = wordsOf(text)
  if (words.length === 0) return { rules: [], edition, terms: [], isOwn: true }
  const { language } = corpus
  const isOwn = language !== undefined && understands(language, words, corpus)
  const ranked = rankedRules(words, isOwn ? [language] : likelyLanguages(words, corpus), corpus)
  const mentioned = new Set(rulesMentioned(text, corpus.edition))
  const rules = [
    ...ranked.filter(rule => mentioned.has(rule)),
    ...[...mentioned].filter(rule => !ranked.includes(rule)),
    ...ranked.filter(rule => !mentioned.has(rule)),
  ]
  return { rules, edition, terms: rankedTerms(words, corpus), isOwn }
}

/**
 * Builds the indexes for the reader's language, so that the first answer is as fast as the others.
 * Call it while the reader is still typing.
 */
export function prepareSearch(corpus: Corpus): void {
  const { language } = corpus
  const own = language === undefined ? undefined : corpus.askedAs?.[language]
  if (language === undefined || own === undefined) return
  const [example = []] = [...phraseWords(own).values()][0] ?? []
  rankedRules(example, [language], corpus)
  rankedTerms(example, corpus)
}

/** Whether a language knows enough of the significant words. */
function understands(language: WrittenLanguage, words: readonly string[], corpus: Corpus): boolean {
  const significant = significantWords(language, words)
  return countKnown(significant, language, corpus) >= significant.length * minKnownShare
}

/** The number of words that a language knows. */
function countKnown(words: readonly string[], language: WrittenLanguage, corpus: Corpus): number {
  const index = ruleIndexOf(language, corpus)
  if (index === null) return 0
  return words.filter(
    word => index.ownStems.has(stemOf(language, word)) || index.lexicon.of(word).length > 0,
  ).length
}

/**
 * A language with this many fewer known words than the best one is not the language of the
 * question.
 */
const maxBehind = 1

/**
 * The languages that know most of the words, including small words: the question is in one of them.
 * The lexicons decide, so that no index is built for an impossible language.
 */
function likelyLanguages(words: readonly string[], corpus: Corpus): readonly WrittenLanguage[] {
  const named = best(
    writtenLanguages.filter(language => corpus.explanations[language] !== undefined),
    language => countFamiliar(language, words, word => lexiconOf(language).of(word).length > 0),
    maxBehind,
  )
  if (named.length === 1) return named
  return best(
    named,
    language => countFamiliar(language, words, word => countKnown([word], language, corpus) > 0),
    0,
  )
}

/** How many of the words are small words of a language, or known to it. */
const countFamiliar = (
  language: WrittenLanguage,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): number => words.filter(word => isStopWord(language, word) || isKnown(word)).length

/** The languages that count most, and those at most so much behind. */
function best(
  languages: readonly WrittenLanguage[],
  countOf: (language: WrittenLanguage) => number,
  behind: number,
): readonly WrittenLanguage[] {
  const counted = languages.map(language => ({ language, count: countOf(language) }))
  const most = Math.max(...counted.map(({ count }) => count))
  return counted.filter(({ count }) => count >= most - behind).map(({ language }) => language)
}

function rankedRules(
  words: readonly string[],
  languages: readonly WrittenLanguage[],
  corpus: Corpus,
): readonly Rule[] {
  const best = new Map<Rule, number>()
  for (const language of languages) {
    const index = ruleIndexOf(language, corpus)
    if (index === null) continue
    const preference = language === corpus.language ? ownLanguageFactor : 1
    const scores = new Map(rank(words, index).map(({ rule, score }) => [rule, score]))
    const concepts = conceptIndexOf(language, corpus)
    if (concepts !== null) {
      for (const { rule, score } of rankConcepts(words, language, index.meaning, concepts)) {
        scores.set(rule, (scores.get(rule) ?? 0) + score * conceptWeight)
      }
    }
    const asked = new Set(words.flatMap(index.meaning))
    for (const [rule, score] of scores) {
      const popularity =
        1 + phraseCountWeight * Math.log(1 + (concepts?.phraseCounts.get(rule) ?? 0))
      const weighted = score * preference * popularity * domainFactor(rule, asked)
      best.set(rule, Math.max(best.get(rule) ?? 0, weighted))
    }
  }
  const ranked = [...best].sort(([, a], [, b]) => b - a)
  const minScore = (ranked[0]?.[1] ?? 0) * minShareOfBest
  return ranked
    .filter(([, score], place) => place < alwaysShown || score >= minScore)
    .map(([rule]) => rule)
}

/** Terms must match every word, or the search would list half of the vocabulary. */
function rankedTerms(words: readonly string[], { terms }: Corpus): readonly Term[] {
  return terms
    .map(term => ({
      term,
      score: Math.max(...formsOf(term).map(form => matchAll(words, form))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ term }) => term)
}

const forms = new WeakMap<Term, readonly (readonly string[])[]>()

/** The words of a term in each language. */
function formsOf(term: Term): readonly (readonly string[])[] {
  const cached = forms.get(term) ?? Object.values(term.forms).map(wordsOf)
  forms.set(term, cached)
  return cached
}
