import { rulesIn } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from '../explanations/explanation.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { AskedAs } from './asked/asked-as.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { stemOf } from './stem.js'
import { tellingWords } from './stop-words.js'
import { wordsOf } from './words.js'

/** What a language says about a rule, as stems. */
export interface RuleText {
  readonly rule: Rule
  /** Each way of asking for the rule. */
  readonly phrases: readonly ReadonlySet<string>[]
  /** All stems of the phrases, of the explanation, and of the id. */
  readonly asked: ReadonlySet<string>
  readonly explained: ReadonlySet<string>
  readonly named: ReadonlySet<string>
}

export interface RuleIndex {
  readonly language: WrittenLanguage
  readonly texts: readonly RuleText[]
  /** In how many rules a stem occurs. */
  readonly frequency: ReadonlyMap<string, number>
  /** The stems that express a concept. */
  readonly expressions: ReadonlyMap<string, ReadonlySet<string>>
  readonly lexicon: Lexicon
}

export function makeRuleIndex(
  language: WrittenLanguage,
  edition: EditionId,
  explanations: Explanations,
  askedAs: AskedAs,
  lexicon: Lexicon,
): RuleIndex {
  const expressions = new Map<string, Set<string>>()
  const stemmed = (word: string): string => {
    const stem = stemOf(language, word)
    for (const concept of lexicon.of(word)) {
      const kept = expressions.get(concept) ?? new Set<string>()
      expressions.set(concept, kept.add(stem))
    }
    return stem
  }
  const stems = (text: string): ReadonlySet<string> =>
    new Set(tellingWords(language, wordsOf(text)).map(stemmed))
  const frequency = new Map<string, number>()
  const texts = rulesIn(edition).map((rule): RuleText => {
    const phrases = (askedAs[rule.id] ?? '').split(';').filter(Boolean).map(stems)
    const asked = new Set(phrases.flatMap(phrase => [...phrase]))
    const explained = stems(explanationIn(explanations[rule.id] ?? '', edition))
    const named = stems(rule.id)
    for (const stem of new Set([...asked, ...explained, ...named])) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    }
    return { rule, phrases, asked, explained, named }
  })
  return { language, texts, frequency, expressions, lexicon }
}
