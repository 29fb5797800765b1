import { effect, signal } from '@preact/signals'
import { inLatin, language, written } from '../i18n/language.js'
import type { CaseWords } from './words/en.js'

const loaders: Readonly<Record<typeof written.value, () => Promise<{ words: CaseWords }>>> = {
  en: () => import('./words/en.js'),
  sl: () => import('./words/sl.js'),
  sr: () => import('./words/sr.js'),
  cs: () => import('./words/cs.js'),
  fi: () => import('./words/fi.js'),
}

/** The texts of the casebook, the guided ruling and the exam. Null until they are loaded. */
export const caseWords = signal<CaseWords | null>(null)
let isFollowing = false

/** Loads these texts, now and whenever the language changes. */
export function fetchCaseWords(): void {
  if (isFollowing) return
  isFollowing = true
  effect(() => {
    const requested = language.value
    void loaders[written.value]().then(({ words }) => {
      if (language.peek() !== requested) return
      caseWords.value = requested === 'sr-Latn' ? inLatin(words) : words
    })
  })
}
