import { rulesIn } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import type { Explanations } from '../explanations/explanation.js'
import { explanationAlone } from '../explanations/heading.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { AskedAs } from './asked/asked-as.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { type Meaning, makeMeaning } from './meaning.js'
import { phraseWords } from './phrase-words.js'
import { stemOf } from './stem.js'
import { tellingWords } from './stop-words.js'
import { wordsOfEach } from './words.js'

/** A phrase with which people ask for a rule. */
export interface Phrase {
  /** The position of each stem. */
  readonly places: ReadonlyMap<string, number>
  /** The total weight of its stems. */
  readonly tells: number
}

/** The text of a language about a rule, as stems. */
export interface RuleText {
  readonly rule: Rule
  /** The phrases for the rule. */
  readonly phrases: readonly Phrase[]
  /** All stems of the phrases, of the explanation, and of the id. */
  readonly asked: ReadonlySet<string>
  readonly explained: ReadonlySet<string>
  readonly named: ReadonlySet<string>
}

export interface RuleIndex {
  readonly language: WrittenLanguage
  /** The number of rules. */
  readonly rules: number
  /** The rules in which a stem occurs. */
  readonly having: ReadonlyMap<string, readonly RuleText[]>
  /** The number of rules in which a stem occurs. */
  readonly frequency: ReadonlyMap<string, number>
  /** The stems of the language itself, without rule ids, which are English in every language. */
  readonly spoken: ReadonlySet<string>
  /** The stems by their first letter, which is rarely mistyped. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>
  /** The stems that express a concept. */
  readonly expressions: ReadonlyMap<string, ReadonlySet<string>>
  readonly lexicon: Lexicon
  readonly meaning: Meaning
}

export function makeRuleIndex(
  language: WrittenLanguage,
  edition: EditionId,
  explanations: Explanations,
  askedAs: AskedAs,
  lexicon: Lexicon,
): RuleIndex {
  const expressions = new Map<string, Set<string>>()
  // A cache: the texts use a few thousand different words many times, and stemming is slow.
  const known = new Map<string, string>()
  const stemmed = (word: string): string => {
    const kept = known.get(word)
    if (kept !== undefined) return kept
    const stem = stemOf(language, word)
    known.set(word, stem)
    for (const concept of lexicon.of(word)) {
      const kept = expressions.get(concept) ?? new Set<string>()
      expressions.set(concept, kept.add(stem))
    }
    return stem
  }
  const stems = (words: readonly string[]): ReadonlySet<string> =>
    new Set(tellingWords(language, words).map(stemmed))
  const frequency = new Map<string, number>()
  const spoken = new Set<string>()
  const rules = rulesIn(edition)
  const explainedIn = wordsOfEach(
    rules.map(({ id }) => explanationAlone(explanations, id, edition, language)),
  )
  const namedIn = wordsOfEach(rules.map(({ id }) => id))
  const askedIn = phraseWords(askedAs)
  const found = rules.map((rule, at) => {
    const phrases = (askedIn.get(rule.id) ?? []).map(stems)
    const asked = new Set(phrases.flatMap(phrase => [...phrase]))
    const explained = stems(explainedIn[at]!)
    const named = stems(namedIn[at]!)
    const all = new Set([...asked, ...explained, ...named])
    for (const stem of [...asked, ...explained]) spoken.add(stem)
    for (const stem of all) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    return { rule, phrases, asked, explained, named, all }
  })
  const tells = (stem: string): number => telling(frequency.get(stem) ?? 0, found.length)
  const having = new Map<string, RuleText[]>()
  for (const { phrases, all, ...rest } of found) {
    const text: RuleText = {
      ...rest,
      phrases: phrases.map(phrase => ({
        places: new Map([...phrase].map((stem, at) => [stem, at])),
        tells: [...phrase].reduce((sum, stem) => sum + tells(stem), 0),
      })),
    }
    for (const stem of all) listUnder(having, stem, text)
  }
  const byLetter = new Map<string, string[]>()
  for (const stem of frequency.keys()) {
    listUnder(byLetter, stem.charAt(0), stem)
  }
  return {
    language,
    rules: found.length,
    having,
    byLetter,
    frequency,
    spoken,
    expressions,
    lexicon,
    meaning: makeMeaning(language, lexicon, known),
  }
}

/** Adds to the list of a key. */
export function listUnder<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** The weight of a stem that occurs in `frequency` rules: the rarer, the higher. */
export const telling = (frequency: number, rules: number): number =>
  Math.log(1 + rules / (frequency + 0.5))
