import type { FactName } from '@jadoube/laws'
import { effect, signal } from '@preact/signals'
import { inLatin, language, written } from '../i18n/language.js'

/** What facts, and the values that the Laws have words for, are called. */
export interface FactWords {
  readonly labels: Readonly<Record<FactName, string>>
  readonly values: Readonly<Record<string, string>>
}

/** Only who judges needs them: they are fetched with the first question. */
const loaders: Readonly<Record<typeof written.value, () => Promise<FactWords>>> = {
  en: () => import('../i18n/en/facts.js'),
  sl: () => import('../i18n/sl/facts.js'),
  sr: () => import('../i18n/sr/facts.js'),
  cs: () => import('../i18n/cs/facts.js'),
  fi: () => import('../i18n/fi/facts.js'),
}

export const wordsOfFacts = (asked: typeof written.value): Promise<FactWords> => loaders[asked]()

/** In the language in force; null until they are there. */
export const factWords = signal<FactWords | null>(null)
let isWanted = false

/** Fetches them, now and whenever the language changes. */
export function fetchFactWords(): void {
  if (isWanted) return
  isWanted = true
  effect(() => {
    const asked = language.value
    void wordsOfFacts(written.value).then(({ labels, values }) => {
      if (language.peek() !== asked) return
      factWords.value = asked === 'sr-Latn' ? inLatin({ labels, values }) : { labels, values }
    })
  })
}
