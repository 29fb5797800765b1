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
type SentenceModule = typeof import('./sentence.js')
type Narration = Telling & SentenceModule

const sentenceModule = signal<SentenceModule | null>(null)
const loadedWordings = signal<Readonly<Partial<Record<Written, Wording>>>>({})
let isLoading = false

/** The sentences of the current language. Null until they are loaded. */
export const narration = computed<Narration | null>(() => {
  const language = written.value
  const wording = loadedWordings.value[language]
  const module = sentenceModule.value
  return wording === undefined || module === null ? null : { language, wording, ...module }
})

/** Loads the sentences, now and whenever the language changes. */
export function fetchSentences(): void {
  if (isLoading) return
  isLoading = true
  void import('./sentence.js').then(module => {
    sentenceModule.value = module
  })
  effect(() => {
    const language = written.value
    if (loadedWordings.peek()[language] !== undefined) return
    void loaders[language]().then(({ wording }) => {
      loadedWordings.value = { ...loadedWordings.peek(), [language]: wording }
    })
  })
}
