import type { Meaning } from './meaning.js'

/** Concepts that negate what follows: *without moving* is not *moved without pressing*. */
const negations: ReadonlySet<string> = new Set(['without', 'cannot', 'absent'])
/** At most this many words without a concept may be in between: *did not even once press*. */
const maxBetween = 2

/**
 * The concepts of words in order, without repetition. A negated concept is a separate concept, too.
 */
export function conceptsInOrder(words: readonly string[], meaning: Meaning): readonly string[] {
  const found = new Set<string>()
  let wordsSinceNegation = Number.POSITIVE_INFINITY
  for (const word of words) {
    const concepts = meaning(word)
    for (const concept of concepts) found.add(concept)
    const negated = concepts.filter(concept => !negations.has(concept))
    const isNegation = negated.length < concepts.length
    if (negated.length > 0 && (wordsSinceNegation <= maxBetween || isNegation)) {
      for (const concept of negated) found.add(`not ${concept}`)
      wordsSinceNegation = Number.POSITIVE_INFINITY
    } else wordsSinceNegation = isNegation ? 0 : wordsSinceNegation + 1
  }
  return [...found]
}
