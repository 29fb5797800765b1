import { signal } from '@preact/signals'

/**
 * Returns a getter for a part of the program that is loaded on first use, and again if that failed.
 * It is null until then. The getter reads a signal, so that its users run again when the part has
 * loaded.
 */
export function lazyModule<Part>(load: () => Promise<Part>): () => Part | null {
  const loaded = signal<Part | null>(null)
  let isRequested = false
  return () => {
    if (!isRequested) {
      isRequested = true
      load().then(
        part => {
          loaded.value = part
        },
        () => {
          isRequested = false
        },
      )
    }
    return loaded.value
  }
}
