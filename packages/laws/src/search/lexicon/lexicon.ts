import { isWithinErrors } from '../edit-distance.js'

/**
 * The words of one language by the concept they express: beginnings of folded words, or whole words
 * with a full stop after them. Concepts have the same names in every language, so that a way of
 * asking that is written down in English is understood in all of them.
 */
export type Concepts = Readonly<Record<string, string>>

/** The concepts of words; none for a word without a concept. */
export interface Lexicon {
  /** The concepts of a word as it is written. */
  readonly of: (word: string) => readonly string[]
  /** The concepts of a typed word, which may have a typing error. */
  readonly guess: (word: string) => readonly string[]
}

/** A shorter prefix with a wrong letter is mostly another word. */
const minWithError = 7
/** After the first part of a compound, fewer words are possible. */
const minPartWithError = 5

/** A shorter part of a compound occurs in too many words. */
const minSecondPart = 4
/** The same if the first part is unknown, and the minimum length of that part. */
const minLaterPart = 5
const minFirstPart = 4
/** A shorter word that begins with *ne* is not negated. */
const minNegated = 6
/** A shorter second part cannot be recognised with a wrong letter. */
const minSecondPartWithError = 7
/** Letters that may join the parts of a compound: *siirto-n-vaatimus*. */
const maxBetween = 3

/** `hasCompounds`: the language joins words, as Finnish does (*aikavoitto*, win on time). */
export function makeLexicon(concepts: Concepts, hasCompounds = false): Lexicon {
  const wholeWords = new Map<string, string[]>()
  const prefixes = new Map<string, string[]>()
  for (const [concept, text] of Object.entries(concepts)) {
    for (const word of text.split(' ')) {
      const into = word.endsWith('.') ? wholeWords : prefixes
      const key = word.endsWith('.') ? word.slice(0, -1) : word
      into.set(key, [...(into.get(key) ?? []), concept])
    }
  }
  const of = (word: string): readonly string[] => {
    const exact = wholeWords.get(word)
    if (exact !== undefined) return exact
    const [found, rest] = beginning(word)
    if (found !== undefined) {
      // *siirtämättä*, without moving, is no compound with *matti*, mate.
      if (hasCompounds && word.endsWith('matta')) return [...new Set(['without', ...found])]
      return hasCompounds ? [...new Set([...found, ...secondPart(rest)])] : found
    }
    // *netahl*, did not move; Finnish and English say *not* in a word of its own.
    if (!hasCompounds && word.startsWith('ne') && word.length >= minNegated) {
      const negated = of(word.slice(2))
      if (negated.length > 0) return [...new Set(['without', ...negated])]
    }
    return hasCompounds ? laterPart(word) : []
  }
  /** The concepts of the longest known beginning of a word, and the rest of the word. */
  const beginning = (word: string): readonly [readonly string[] | undefined, string] => {
    for (let length = word.length; length >= 2; length--) {
      const found = prefixes.get(word.slice(0, length))
      if (found !== undefined) return [found, word.slice(length)]
    }
    return [undefined, '']
  }
  /** The concepts of a compound whose first part has none: *raha-sakko*, a monetary fine. */
  const laterPart = (word: string): readonly string[] => {
    for (let start = minFirstPart; start <= word.length - minLaterPart; start++) {
      for (let end = word.length; end >= start + minLaterPart; end--) {
        const found = prefixes.get(word.slice(start, end))
        if (found !== undefined) return found
      }
    }
    return []
  }
  /** The concepts of the rest of a compound, after its first part. */
  const secondPart = (rest: string): readonly string[] => {
    for (let skipped = 0; skipped <= maxBetween; skipped++) {
      for (let end = rest.length; end >= skipped + minSecondPart; end--) {
        const found = prefixes.get(rest.slice(skipped, end))
        if (found !== undefined) return found
      }
    }
    return []
  }
  const longestFirst = [...prefixes, ...wholeWords]
    .filter(([{ length }]) => length >= minPartWithError)
    .sort(([a], [b]) => b.length - a.length)
  const long = longestFirst.filter(([{ length }]) => length >= minWithError)
  /** The concepts of a second part with a typing error: *tasapelitarjuos* for *tasapelitarjous*. */
  const misspeltPart = (word: string): readonly string[] => {
    for (let length = word.length - minSecondPartWithError; length >= minFirstPart; length--) {
      if (!prefixes.has(word.slice(0, length))) continue
      const rest = word.slice(length)
      if (secondPart(rest).length > 0) return []
      for (let skipped = 0; skipped <= maxBetween; skipped++) {
        const found = longestFirst.find(([one]) => isNearly(rest.slice(skipped), one))
        if (found !== undefined) return found[1]
      }
      return []
    }
    return []
  }
  const guessCache = new Map<string, readonly string[]>()
  const guess = (word: string): readonly string[] => {
    const cached = guessCache.get(word)
    if (cached !== undefined) return cached
    const exact = of(word)
    const found =
      exact.length === 0
        ? (long.find(([one]) => isNearly(word, one))?.[1] ?? [])
        : hasCompounds
          ? [...new Set([...exact, ...misspeltPart(word)])]
          : exact
    if (guessCache.size > 1000) guessCache.clear()
    guessCache.set(word, found)
    return found
  }
  return { of, guess }
}

/** Whether the word has this prefix, except for one typing error after its first letter. */
function isNearly(word: string, prefix: string): boolean {
  const { length } = prefix
  if (word[0] !== prefix[0] || word.length < length - 1) return false
  if (length < minSureLength && isOtherWord(word.slice(0, length), prefix)) return false
  return [length, length + 1, length - 1].some(
    end => end <= word.length && isWithinErrors(1, word.slice(0, end), prefix),
  )
}

/** Whether a word is another one with one typing error after its first letter. */
export const isMisspelt = (word: string, other: string): boolean =>
  isWithinErrors(1, word, other) &&
  (other.length >= minSureLength || word.length !== other.length || !isOtherWord(word, other))

/**
 * Whether one consonant replaces another, as in *smart* and *start*, which is rarely a typing
 * error.
 */
function isOtherWord(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  // At the end, the word may continue with the letter: *rosaada*, *rošáda*.
  if (at < 0 || at === word.length - 1) return false
  if (word.slice(at + 1) !== other.slice(at + 1)) return false
  return !vowels.has(word[at]!) || !vowels.has(other[at]!)
}

/** In a longer word a wrong letter rarely makes another word. */
const minSureLength = 7
const vowels: ReadonlySet<string> = new Set('aeiouy')
