import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import type { Explanations } from '../explanations/explanation.js'
import { type WrittenLanguage, writtenLanguages } from '../explanations/language.js'
import type { Term } from '../vocabulary/term.js'
import type { AskedAs } from './asked/asked-as.js'
import { parseAskedArticle, readAsked, rulesMentioned } from './asked-article.js'
import { domainFactor } from './domain.js'
import { conceptIndexOf, lexiconOf, ruleIndexOf } from './kept-indexes.js'
import { namedEdition } from './named-edition.js'
import { phraseWords } from './phrase-words.js'
import { rank } from './rank.js'
import { rankConcepts } from './rank-concepts.js'
import { stemOf } from './stem.js'
import { isStopWord, tellingWords } from './stop-words.js'
import { answerTo, wordsOf } from './words.js'

/** The weight of the concepts of a question compared with its words. */
const conceptWeight = 2
/** The extra weight of a rule with many phrases. */
const commonWeight = 0.03
/** The extra weight of the reader's own language. */
const ownLanguage = 1.1

/** Rules with less than this share of the best value are left out, except the first ones. */
const leastOfBest = 0.4
const alwaysShown = 5

/**
 * The share of significant words that the reader's language must know for a question to be in it.
 */
const enough = 0.75

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
   * The edition for the rules: another one if the question names it, or if only that has the requested
   * article.
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
    const { edition, rules } = readAsked(article, reading.edition)
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
  const telling = tellingWords(language, words)
  return knownOf(telling, language, corpus) >= telling.length * enough
}

/** The number of words that a language knows. */
function knownOf(words: readonly string[], language: WrittenLanguage, corpus: Corpus): number {
  const index = ruleIndexOf(language, corpus)
  if (index === null) return 0
  return words.filter(
    word => index.spoken.has(stemOf(language, word)) || index.lexicon.of(word).length > 0,
  ).length
}

/**
 * A language with this many fewer known words than the best one is not the language of the
 * question.
 */
const mostBehind = 1

/**
 * The languages that know most of the words, including small words: the question is in one of them.
 * The lexicons decide, so that no index is built for an impossible language.
 */
function likelyLanguages(words: readonly string[], corpus: Corpus): readonly WrittenLanguage[] {
  const named = best(
    writtenLanguages.filter(language => corpus.explanations[language] !== undefined),
    language => countIn(language, words, word => lexiconOf(language).of(word).length > 0),
    mostBehind,
  )
  if (named.length === 1) return named
  return best(
    named,
    language => countIn(language, words, word => knownOf([word], language, corpus) > 0),
    0,
  )
}

/** How many of the words are small words of a language, or known to it. */
const countIn = (
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
    const preference = language === corpus.language ? ownLanguage : 1
    const worths = new Map(rank(words, index).map(({ rule, worth }) => [rule, worth]))
    const concepts = conceptIndexOf(language, corpus)
    if (concepts !== null) {
      for (const { rule, worth } of rankConcepts(words, language, index.meaning, concepts)) {
        worths.set(rule, (worths.get(rule) ?? 0) + worth * conceptWeight)
      }
    }
    const asked = new Set(words.flatMap(index.meaning))
    for (const [rule, worth] of worths) {
      const common = 1 + commonWeight * Math.log(1 + (concepts?.ways.get(rule) ?? 0))
      const weighed = worth * preference * common * domainFactor(rule, asked)
      best.set(rule, Math.max(best.get(rule) ?? 0, weighed))
    }
  }
  const ranked = [...best].sort(([, a], [, b]) => b - a)
  const least = (ranked[0]?.[1] ?? 0) * leastOfBest
  return ranked
    .filter(([, worth], place) => place < alwaysShown || worth >= least)
    .map(([rule]) => rule)
}

/** Terms must match every word, or the search would list half of the vocabulary. */
function rankedTerms(words: readonly string[], { terms }: Corpus): readonly Term[] {
  return terms
    .map(term => ({
      term,
      worth: Math.max(...formsOf(term).map(form => answerTo(words, form))),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ term }) => term)
}

const forms = new WeakMap<Term, readonly (readonly string[])[]>()

/** The words of a term in each language. */
function formsOf(term: Term): readonly (readonly string[])[] {
  const kept = forms.get(term) ?? Object.values(term.forms).map(wordsOf)
  forms.set(term, kept)
  return kept
}
