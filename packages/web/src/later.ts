import { signal } from '@preact/signals'

/**
 * A part of the program that is fetched when it is first asked for, and again if that failed. It is null until
 * it is there; who draws or reacts with it is then called again.
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
