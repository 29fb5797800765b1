import { rulesIn } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from '../explanations/explanation.js'
import type { AskedAs } from './asked/asked-as.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { listUnder, telling } from './rule-index.js'
import { wordsOf } from './words.js'

/** The ways of asking for a rule, as concepts in the order of the words. */
export interface RuleConcepts {
  readonly rule: Rule
  readonly phrases: readonly (readonly string[])[]
  /** Every concept of its ways of asking and of its explanation. */
  readonly all: ReadonlySet<string>
}

export interface ConceptIndex {
  /** The rules whose ways of asking express a concept. */
  readonly having: ReadonlyMap<string, readonly RuleConcepts[]>
  /** How much a concept tells: the rarer among the rules, the more. */
  readonly tells: ReadonlyMap<string, number>
}

/** The concepts that a text goes through, each once, in its order. */
const conceptsIn = (text: string, lexicon: Lexicon): readonly string[] => [
  ...new Set(wordsOf(text).flatMap(lexicon.of)),
]

interface Source {
  readonly askedAs: AskedAs
  readonly lexicon: Lexicon
  readonly explanations: Explanations
}

/** Ways of asking and explanations in several languages, each with the lexicon of its language. */
export function makeConceptIndex(edition: EditionId, sources: readonly Source[]): ConceptIndex {
  const having = new Map<string, RuleConcepts[]>()
  const rules = rulesIn(edition)
  for (const rule of rules) {
    const phrases = sources
      .flatMap(({ askedAs, lexicon }) =>
        (askedAs[rule.id] ?? '').split(';').map(phrase => conceptsIn(phrase, lexicon)),
      )
      .filter(phrase => phrase.length > 0)
    const explained = sources.flatMap(({ explanations, lexicon }) =>
      conceptsIn(explanationIn(explanations[rule.id] ?? '', edition), lexicon),
    )
    const all = new Set([...phrases.flat(), ...explained])
    for (const concept of new Set(phrases.flat())) {
      listUnder(having, concept, { rule, phrases, all })
    }
  }
  const tells = new Map(
    [...having].map(([concept, { length }]) => [concept, telling(length, rules.length)]),
  )
  return { having, tells }
}
