import type { Telling, Wording } from '@jadoube/laws/account'
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

/**
 * The sentence builder is loaded together with its words. Nothing is said before both are loaded.
 */
type Makers = typeof import('./sentence.js')
type Teller = Telling & Makers

const makers = signal<Makers | null>(null)
const loaded = signal<Readonly<Partial<Record<Written, Wording>>>>({})
let isWanted = false

/** The sentences of the current language. Null until they are loaded. */
export const telling = computed<Teller | null>(() => {
  const language = written.value
  const wording = loaded.value[language]
  const made = makers.value
  return wording === undefined || made === null ? null : { language, wording, ...made }
})

/** Loads the sentences, now and whenever the language changes. */
export function fetchSentences(): void {
  if (isWanted) return
  isWanted = true
  void import('./sentence.js').then(made => {
    makers.value = made
  })
  effect(() => {
    const language = written.value
    if (loaded.peek()[language] !== undefined) return
    void loaders[language]().then(({ wording }) => {
      loaded.value = { ...loaded.peek(), [language]: wording }
    })
  })
}
