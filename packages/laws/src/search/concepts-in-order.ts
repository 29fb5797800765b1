import type { Meaning } from './meaning.js'

/** Concepts that deny what comes next: *without moving* is not *moved without pressing*. */
const denying: ReadonlySet<string> = new Set(['without', 'cannot', 'absent'])
/** So many words without a meaning may stand between: *did not even once press*. */
const mostBetween = 2

/** The concepts of words, each once and in their order; what is denied is a concept of its own, too. */
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
