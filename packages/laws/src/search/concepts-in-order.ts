import type { Meaning } from './meaning.js'

/** Concepts that negate what follows: *without moving* is not *moved without pressing*. */
const denying: ReadonlySet<string> = new Set(['without', 'cannot', 'absent'])
/** At most this many words without a concept may be in between: *did not even once press*. */
const mostBetween = 2

/**
 * The concepts of words in order, without repetition. A negated concept is a separate concept, too.
 */
export function conceptsInOrder(words: readonly string[], meaning: Meaning): readonly string[] {
  const found = new Set<string>()
  let since = Number.POSITIVE_INFINITY
  for (const word of words) {
    const concepts = meaning(word)
    for (const concept of concepts) found.add(concept)
    const denied = concepts.filter(concept => !denying.has(concept))
    const isDenying = denied.length < concepts.length
    if (denied.length > 0 && (since <= mostBetween || isDenying)) {
      for (const concept of denied) found.add(`not ${concept}`)
      since = Number.POSITIVE_INFINITY
    } else since = isDenying ? 0 : since + 1
  }
  return [...found]
}
