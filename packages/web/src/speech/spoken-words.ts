import { plainLetters } from '../plain-letters.js'

/** The words of a text in plain letters, because recognisers are not reliable about diacritics. */
export const wordsIn = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/[\s.,:;!?–-]+/)
    .filter(word => word !== '')
