import { rulesIn } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import type { Explanations } from '../explanations/explanation.js'
import { explanationAlone } from '../explanations/heading.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { AskedAs } from './asked/asked-as.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { addToList } from './lists.js'
import { type Meaning, makeMeaning } from './meaning.js'
import { phraseWords } from './phrase-words.js'
import { stemOf } from './stem.js'
import { significantWords } from './stop-words.js'
import { wordsOfEach } from './words.js'

/** A phrase with which people ask for a rule. */
export interface Phrase {
  /** The position of each stem. */
  readonly places: ReadonlyMap<string, number>
  /** The total weight of its stems. */
  readonly weight: number
}

/** The text of a language about a rule, as stems. */
export interface RuleText {
  readonly rule: Rule
  /** The phrases for the rule. */
  readonly phrases: readonly Phrase[]
  /** All stems of the phrases. */
  readonly asked: ReadonlySet<string>
  /** Those of the explanation. */
  readonly explained: ReadonlySet<string>
  /** Those of the rule's id. */
  readonly inId: ReadonlySet<string>
}

export interface RuleIndex {
  readonly language: WrittenLanguage
  /** The number of rules. */
  readonly ruleCount: number
  /** The rules in which a stem occurs. */
  readonly rulesWith: ReadonlyMap<string, readonly RuleText[]>
  /** The number of rules in which a stem occurs. */
  readonly frequency: ReadonlyMap<string, number>
  /** The stems of the language itself, without rule ids, which are English in every language. */
  readonly ownStems: ReadonlySet<string>
  /** The stems by their first letter, which is rarely mistyped. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
  /** The stems that express a concept. */
  readonly expressions: ReadonlyMap<string, ReadonlySet<string>>
  readonly lexicon: Lexicon
  readonly meaning: Meaning
}

/** Indexes the phrases, explanations and ids of an edition's rules in one language. */
export function makeRuleIndex(
  language: WrittenLanguage,
  edition: EditionId,
  explanations: Explanations,
  askedAs: AskedAs,
  lexicon: Lexicon,
): RuleIndex {
  const { stemmed, stemCache, expressions } = makeStemmer(language, lexicon)
  const stems = (words: readonly string[]): ReadonlySet<string> =>
    new Set(significantWords(language, words).map(stemmed))
  const frequency = new Map<string, number>()
  const ownStems = new Set<string>()
  const rules = rulesIn(edition)
  const explanationWords = wordsOfEach(
    rules.map(({ id }) => explanationAlone(explanations, id, edition, language)),
  )
  const idWords = wordsOfEach(rules.map(({ id }) => id))
  const phrasesOf = phraseWords(askedAs)
  const found = rules.map((rule, at) => {
    const phrases = (phrasesOf.get(rule.id) ?? []).map(stems)
    const asked = new Set(phrases.flatMap(phrase => [...phrase]))
    const explained = stems(explanationWords[at]!)
    const inId = stems(idWords[at]!)
    const all = new Set([...asked, ...explained, ...inId])
    for (const stem of [...asked, ...explained]) ownStems.add(stem)
    for (const stem of all) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    return { rule, phrases, asked, explained, inId, all }
  })
  const weightOf = (stem: string): number => rarityWeight(frequency.get(stem) ?? 0, found.length)
  const rulesWith = new Map<string, RuleText[]>()
  for (const { phrases, all, ...rest } of found) {
    const text: RuleText = {
      ...rest,
      phrases: phrases.map(phrase => ({
        places: new Map([...phrase].map((stem, at) => [stem, at])),
        weight: [...phrase].reduce((sum, stem) => sum + weightOf(stem), 0),
      })),
    }
    for (const stem of all) addToList(rulesWith, stem, text)
  }
  const byLetter = new Map<string, string[]>()
  for (const stem of frequency.keys()) {
    addToList(byLetter, stem.charAt(0), stem)
  }
  return {
    language,
    ruleCount: found.length,
    rulesWith,
    byLetter,
    frequency,
    ownStems,
    expressions,
    lexicon,
    meaning: makeMeaning(language, lexicon, stemCache),
  }
}

/** Stems words, and collects the stems that express each concept. */
function makeStemmer(language: WrittenLanguage, lexicon: Lexicon) {
  const expressions = new Map<string, Set<string>>()
  // A cache: the texts use a few thousand different words many times, and stemming is slow.
  const stemCache = new Map<string, string>()
  const stemmed = (word: string): string => {
    const cached = stemCache.get(word)
    if (cached !== undefined) return cached
    const stem = stemOf(language, word)
    stemCache.set(word, stem)
    for (const concept of lexicon.of(word)) {
      const sameConcept = expressions.get(concept) ?? new Set<string>()
      expressions.set(concept, sameConcept.add(stem))
    }
    return stem
  }
  return { stemmed, stemCache, expressions }
}

/** The weight of a stem that occurs in `frequency` rules: the rarer, the higher. */
export const rarityWeight = (frequency: number, rules: number): number =>
  Math.log(1 + rules / (frequency + 0.5))
