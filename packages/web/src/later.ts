import { signal } from '@preact/signals'

/**
 * Returns a getter for a part of the program that is loaded on first use, and again if that failed.
 * It is null until then. The getter reads a signal, so that its users run again when the part has
 * loaded.
 */
export function later<Part>(fetch: () => Promise<Part>): () => Part | null {
  const there = signal<Part | null>(null)
  let isAsked = false
  return () => {
    if (!isAsked) {
      isAsked = true
      fetch().then(
        part => {
          there.value = part
        },
        () => {
          isAsked = false
        },
      )
    }
    return there.value
  }
}
