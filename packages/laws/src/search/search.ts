import { rulesIn } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from '../explanations/explanation.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { Term } from '../vocabulary/term.js'
import { answerTo, wordsOf } from './words.js'

export interface Corpus {
  readonly edition: EditionId
  /** The languages to search in: one, or all of them. */
  readonly explanations: Readonly<Partial<Record<WrittenLanguage, Explanations>>>
  readonly terms: readonly Term[]
}

export interface Found {
  readonly rules: readonly Rule[]
  readonly terms: readonly Term[]
}

/**
 * Finds the rules of an edition and the terms that have every one of the words, in whichever
 * language they are all found; the best answers first, then in the order of the Laws. Marks on
 * letters, capitals and the Serbian alphabet make no difference, nor does the end of a longer word.
 */
export function searchLaws(text: string, corpus: Corpus): Found {
  const asked = wordsOf(text)
  if (asked.length === 0) return { rules: [], terms: [] }
  const languages = Object.values(corpus.explanations)
  return {
    rules: ranked(rulesIn(corpus.edition), rule => {
      const id = wordsOf(rule.id)
      return Math.max(
        0,
        ...languages.map(explanations =>
          answerTo(asked, [
            ...id,
            ...wordsOf(explanationIn(explanations[rule.id] ?? '', corpus.edition)),
          ]),
        ),
      )
    }),
    terms: ranked(corpus.terms, term =>
      Math.max(...Object.values(term.forms).map(form => answerTo(asked, wordsOf(form)))),
    ),
  }
}

function ranked<T>(all: readonly T[], worth: (one: T) => number): readonly T[] {
  return all
    .map(one => ({ one, worth: worth(one) }))
    .filter(answer => answer.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(answer => answer.one)
}
