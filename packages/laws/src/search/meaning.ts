import type { WrittenLanguage } from '../explanations/language.js'
import type { Lexicon } from './lexicon/lexicon.js'
import { stemOf } from './stem.js'
import { isStopWord } from './stop-words.js'

/** The concepts that a word stands for which somebody typed. */
export type Meaning = (word: string) => readonly string[]

/** What is left of short words is the same for too many of them. */
const leastStem = 5

/**
 * A word means what the lexicon says of it or of another form of it in our own texts. Only a word that is
 * neither there nor among those of every day may be a slip of the keyboard: *while* is no *white*.
 * `texts` has the words of our texts with their stems.
 */
export function makeMeaning(
  language: WrittenLanguage,
  lexicon: Lexicon,
  texts: ReadonlyMap<string, string>,
): Meaning {
  const forms = new Map<string, readonly string[]>()
  for (const [word, stem] of texts) {
    const concepts = lexicon.of(word)
    if (concepts.length > 0 && stem.length >= leastStem && !forms.has(stem))
      forms.set(stem, concepts)
  }
  return word => {
    const exact = lexicon.of(word)
    if (exact.length > 0 || isStopWord(language, word)) return exact
    const alike = forms.get(stemOf(language, word))
    if (alike !== undefined) return alike
    return texts.has(word) ? [] : lexicon.guess(word)
  }
}
