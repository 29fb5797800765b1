import type { Telling, Wording } from '@jadoube/laws'
import { computed, effect, signal } from '@preact/signals'
import { written } from '../i18n/language.js'

type Written = Telling['language']

const loaders: Readonly<Record<Written, () => Promise<{ readonly wording: Wording }>>> = {
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
}

const loaded = signal<Readonly<Partial<Record<Written, Wording>>>>({})
let isWanted = false

/** The sentences of the language in force; null until they are there. */
export const telling = computed<Telling | null>(() => {
  const language = written.value
  const wording = loaded.value[language]
  return wording === undefined ? null : { language, wording }
})

/** Fetches the sentences, now and whenever the language changes. */
export function fetchSentences(): void {
  if (isWanted) return
  isWanted = true
  effect(() => {
    const language = written.value
    if (loaded.peek()[language] !== undefined) return
    void loaders[language]().then(({ wording }) => {
      loaded.value = { ...loaded.peek(), [language]: wording }
    })
  })
}
