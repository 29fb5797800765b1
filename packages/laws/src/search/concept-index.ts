import { rulesIn } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from '../explanations/explanation.js'
import type { AskedAs } from './asked/asked-as.js'
import { conceptsInOrder } from './concepts-in-order.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { addToList } from './lists.js'
import { phraseWords } from './phrase-words.js'
import { rarityWeight } from './rule-index.js'
import { wordsOfEach } from './words.js'

/** The phrases with which people ask for a rule, as concepts in the order of the words. */
export interface RuleConcepts {
  readonly rule: Rule
  readonly phrases: readonly (readonly string[])[]
  /** Every concept of its phrases and of its explanation. */
  readonly all: ReadonlySet<string>
}

export interface ConceptIndex {
  /** The rules whose phrases contain a concept. */
  readonly rulesWith: ReadonlyMap<string, readonly RuleConcepts[]>
  /** The weight of a concept: the rarer among the rules, the higher. */
  readonly weights: ReadonlyMap<string, number>
  /** The number of phrases of each rule. */
  readonly phraseCounts: ReadonlyMap<Rule, number>
}

/** Below 1, so that rarity counts less for concepts than for words. */
const rarityExponent = 0.8

/** Finds the concepts of words, each word looked up once. */
function conceptsWith(lexicon: Lexicon): (words: readonly string[]) => readonly string[] {
  const cache = new Map<string, readonly string[]>()
  const of = (word: string): readonly string[] => {
    const found = cache.get(word) ?? lexicon.of(word)
    cache.set(word, found)
    return found
  }
  return words => conceptsInOrder(words, of)
}

interface Source {
  readonly askedAs: AskedAs
  readonly lexicon: Lexicon
  readonly explanations: Explanations
}

/** Phrases and explanations in several languages, each with the lexicon of its language. */
export function makeConceptIndex(edition: EditionId, sources: readonly Source[]): ConceptIndex {
  const rulesWith = new Map<string, RuleConcepts[]>()
  const phraseCounts = new Map<Rule, number>()
  const rules = rulesIn(edition)
  const texts = sources.map(({ askedAs, lexicon, explanations }) => ({
    conceptsIn: conceptsWith(lexicon),
    asked: phraseWords(askedAs),
    explained: wordsOfEach(rules.map(({ id }) => explanationIn(explanations[id] ?? '', edition))),
  }))
  for (const [at, rule] of rules.entries()) {
    const phrases = texts
      .flatMap(({ asked, conceptsIn }) => (asked.get(rule.id) ?? []).map(conceptsIn))
      .filter(phrase => phrase.length > 0)
    phraseCounts.set(rule, phrases.length)
    const explained = texts.flatMap(text => text.conceptsIn(text.explained[at]!))
    const all = new Set([...phrases.flat(), ...explained])
    for (const concept of new Set(phrases.flat())) {
      addToList(rulesWith, concept, { rule, phrases, all })
    }
  }
  const weights = new Map(
    [...rulesWith].map(([concept, { length }]) => [
      concept,
      rarityWeight(length, rules.length) ** rarityExponent,
    ]),
  )
  return { rulesWith, weights, phraseCounts }
}
