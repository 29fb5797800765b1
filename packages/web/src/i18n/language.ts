import { type Language, latinFromCyrillic } from '@jadoube/laws'
import { computed, signal } from '@preact/signals'
import { keep, readKept } from '../kept.js'
import type { Words } from './en/index.js'

export { type Language, languages } from '@jadoube/laws'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  sl: 'Slovenščina',
  sr: 'Српски',
  'sr-Latn': 'Srpski (latinica)',
  cs: 'Čeština',
  fi: 'Suomi',
}

const loaders: Readonly<
  Record<Exclude<Language, 'sr-Latn'>, () => Promise<{ readonly words: Words }>>
> = {
  en: () => import('./en/index.js'),
  sl: () => import('./sl/index.js'),
  sr: () => import('./sr/index.js'),
  cs: () => import('./cs/index.js'),
  fi: () => import('./fi/index.js'),
}

interface Spoken {
  readonly language: Language
  readonly words: Words
}

const spoken = signal<Spoken | null>(null)

/** The language in force, and everything the app says in it: they change together. */
export const language = computed<Language>(() => spoken.value?.language ?? 'en')
/** The language that the clock and the explanations are written in. */
export const written = computed(() => (language.value === 'sr-Latn' ? 'sr' : language.value))
export const isSpoken = computed(() => spoken.value !== null)

export function words(): Words {
  if (spoken.value === null) throw new Error('no language has been loaded yet')
  return spoken.value.words
}

/** A text that was written in the language in force, in its letters. */
export const inLetters = (text: string): string =>
  language.value === 'sr-Latn' ? latinFromCyrillic(text) : text

/** Every word of a tree of words put into Latin letters, those that functions give included. */
export function inLatin<T>(tree: T): T {
  if (typeof tree === 'string') return latinFromCyrillic(tree) as T
  if (typeof tree === 'function') {
    return ((...args: unknown[]) =>
      inLatin((tree as (...given: unknown[]) => unknown)(...args))) as T
  }
  if (Array.isArray(tree)) return tree.map(inLatin) as T
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, inLatin(value)])) as T
}

export async function wordsOf(asked: Language): Promise<Words> {
  const loaded = await loaders[asked === 'sr-Latn' ? 'sr' : asked]()
  return asked === 'sr-Latn' ? inLatin(loaded.words) : loaded.words
}

export async function speak(asked: Language): Promise<void> {
  const found = await wordsOf(asked)
  document.documentElement.lang = asked
  keep('language', asked)
  spoken.value = { language: asked, words: found }
}

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)

/** As the address says, else as chosen before, else as the browser asks, else English. */
export function firstLanguage(): Language {
  const inAddress = new URLSearchParams(location.search).get('lang')
  if (isLanguage(inAddress)) return inAddress
  const before = readKept('language', value => (isLanguage(value) ? value : undefined))
  if (before !== undefined) return before
  for (const wish of navigator.languages) {
    if (/^sr-latn/i.test(wish)) return 'sr-Latn'
    const short = wish.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}
