import type { AskedAs } from './asked/asked-as.js'
import { wordsOfEach } from './words.js'

const cache = new WeakMap<AskedAs, ReadonlyMap<string, readonly (readonly string[])[]>>()

/** The words of each phrase, by the id of its rule. Cached, because two indexes need them. */
export function phraseWords(askedAs: AskedAs): ReadonlyMap<string, readonly (readonly string[])[]> {
  const cached = cache.get(askedAs)
  if (cached !== undefined) return cached
  const phrases = Object.entries(askedAs).flatMap(([rule, text]) =>
    text.split(';').map(phrase => ({ rule, phrase })),
  )
  const words = wordsOfEach(phrases.map(({ phrase }) => phrase))
  const found = new Map<string, (readonly string[])[]>()
  for (const [at, { rule }] of phrases.entries()) {
    const list = found.get(rule)
    if (list === undefined) found.set(rule, [words[at]!])
    else list.push(words[at]!)
  }
  cache.set(askedAs, found)
  return found
}
