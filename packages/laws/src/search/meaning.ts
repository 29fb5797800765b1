import type { WrittenLanguage } from '../explanations/language.js'
import { isMisspelt, type Lexicon } from './lexicon/lexicon.js'
import { addToList } from './lists.js'
import { stemOf } from './stem.js'
import { isStopWord } from './stop-words.js'

/** The concepts of a typed word. */
export type Meaning = (word: string) => readonly string[]

/** Shorter stems are shared by too many words. */
const minStemLength = 5
/** A shorter word differs in one letter from too many others. */
const minMeantLength = 5

/**
 * The meaning of a word comes from the lexicon, or from another form of it in our own texts. Only a
 * word that is in neither of them, and is not a common word, may be a typing error: *while* is not
 * *white*. `texts` has the words of our texts with their stems.
 */
export function makeMeaning(
  language: WrittenLanguage,
  lexicon: Lexicon,
  texts: ReadonlyMap<string, string>,
): Meaning {
  const forms = new Map<string, readonly string[]>()
  const byLetter = new Map<string, string[]>()
  for (const [word, stem] of texts) {
    const concepts = lexicon.of(word)
    if (concepts.length === 0) continue
    if (stem.length >= minStemLength && !forms.has(stem)) forms.set(stem, concepts)
    if (word.length >= minMeantLength) addToList(byLetter, word.charAt(0), word)
  }
  /** A word of our texts is more likely to be meant than another that begins in the same way. */
  const corrected = (word: string): readonly string[] => {
    const meant = byLetter.get(word.charAt(0))?.find(known => isMisspelt(word, known))
    return meant === undefined ? lexicon.guess(word) : lexicon.of(meant)
  }
  return word => {
    const exact = lexicon.of(word)
    if (isStopWord(language, word)) return exact
    // The second part of a compound may still have a typing error.
    if (exact.length > 0) return texts.has(word) ? exact : lexicon.guess(word)
    const alike = forms.get(stemOf(language, word))
    if (alike !== undefined) return alike
    return texts.has(word) ? [] : corrected(word)
  }
}
