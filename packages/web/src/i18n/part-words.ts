import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { inLatin, language, written } from './language.js'

type Written = typeof written.value

/** Texts that are loaded with the part of the app that uses them. */
export interface PartWords<T> {
  /** Null until they are loaded. */
  readonly words: ReadonlySignal<T | null>
  /** Loads them, now and whenever the language changes. */
  readonly fetch: () => Promise<void>
}

/** Makes the loader of a part's texts. */
export function partWords<T>(
  loaders: Readonly<Record<Written, () => Promise<{ readonly words: T }>>>,
): PartWords<T> {
  const words = signal<T | null>(null)
  let first: Promise<void> | null = null
  const load = async (): Promise<void> => {
    const requested = language.peek()
    const found = await loaders[written.peek()]()
    if (language.peek() === requested)
      words.value = requested === 'sr-Latn' ? inLatin(found.words) : found.words
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
