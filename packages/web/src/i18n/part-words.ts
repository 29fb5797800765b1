import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { inLatin, language, written } from './language.js'

type Written = typeof written.value

/** Words that are fetched with the part of the app that says them. */
export interface PartWords<T> {
  /** Null until they are there. */
  readonly words: ReadonlySignal<T | null>
  /** Fetches them, now and whenever the language changes. */
  readonly fetch: () => Promise<void>
}

export function partWords<T>(
  loaders: Readonly<Record<Written, () => Promise<{ readonly words: T }>>>,
): PartWords<T> {
  const words = signal<T | null>(null)
  let first: Promise<void> | null = null
  const load = async (): Promise<void> => {
    const asked = language.peek()
    const found = await loaders[written.peek()]()
    if (language.peek() === asked)
      words.value = asked === 'sr-Latn' ? inLatin(found.words) : found.words
  }
  const fetch = (): Promise<void> => {
    if (first === null) {
      first = load()
      effect(() => {
        void language.value
        void load()
      })
    }
    return first
  }
  return { words, fetch }
}
