import { signal } from '@preact/signals'

/** The account's sentences in all languages: needed when the Laws first have something to say. */
export const sentences = signal<typeof import('./account.js') | null>(null)

export async function fetchSentences(): Promise<void> {
  sentences.value ??= await import('./account.js')
}
