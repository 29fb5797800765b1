import type { FactName } from '@jadoube/laws'
import { effect, signal } from '@preact/signals'
import { inLatin, language, written } from '../i18n/language.js'

/** The names of facts, and of the values that the Laws name. */
export interface FactWords {
  readonly labels: Readonly<Record<FactName, string>>
  readonly values: Readonly<Record<string, string>>
}

/** Only arbiters need them, so they are loaded with the first question. */
const loaders: Readonly<Record<typeof written.value, () => Promise<FactWords>>> = {
  en: () => import('../i18n/en/facts.js'),
  sl: () => import('../i18n/sl/facts.js'),
  sr: () => import('../i18n/sr/facts.js'),
  cs: () => import('../i18n/cs/facts.js'),
  fi: () => import('../i18n/fi/facts.js'),
}

export const loadFactWords = (wanted: typeof written.value): Promise<FactWords> => loaders[wanted]()

/** The words of the current language. Null until they are loaded. */
export const factWords = signal<FactWords | null>(null)
let isFollowing = false

/** Loads the words, now and whenever the language changes. */
export function fetchFactWords(): void {
  if (isFollowing) return
  isFollowing = true
  effect(() => {
    const requested = language.value
    void loadFactWords(written.value).then(({ labels, values }) => {
      if (language.peek() !== requested) return
      factWords.value = requested === 'sr-Latn' ? inLatin({ labels, values }) : { labels, values }
    })
  })
}
