import { type Language, latinFromCyrillic } from '@jadoube/laws'
import { computed, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.js'
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

type Written = Exclude<Language, 'sr-Latn'>

const loaders: Readonly<Record<Written, () => Promise<{ readonly core: Partial<Words> }>>> = {
  en: () => import('./en/core.js'),
  sl: () => import('./sl/core.js'),
  sr: () => import('./sr/core.js'),
  cs: () => import('./cs/core.js'),
  fi: () => import('./fi/core.js'),
}

/** The texts of some pages only, which load them before they are shown. */
const moreLoaders: Readonly<Record<Written, () => Promise<{ readonly more: Partial<Words> }>>> = {
  en: () => import('./en/more.js'),
  sl: () => import('./sl/more.js'),
  sr: () => import('./sr/more.js'),
  cs: () => import('./cs/more.js'),
  fi: () => import('./fi/more.js'),
}

interface LoadedLanguage {
  readonly language: Language
  readonly words: Words
}

const loaded = signal<LoadedLanguage | null>(null)

/** The current language. It changes together with its texts. */
export const language = computed<Language>(() => loaded.value?.language ?? 'en')
/** The language in which the clock and the explanations are written. */
export const written = computed(() => (language.value === 'sr-Latn' ? 'sr' : language.value))

/** All texts in the current language. */
export function words(): Words {
  if (loaded.value === null) throw new Error('no language has been loaded yet')
  return loaded.value.words
}

/** Writes a text of the current language in its script. */
export const inLetters = (text: string): string =>
  language.value === 'sr-Latn' ? latinFromCyrillic(text) : text

/** Transliterates all texts of a tree into Latin letters, including those that functions return. */
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

let wantsMore = false

async function loadWords(wanted: Language): Promise<Words> {
  const written = wanted === 'sr-Latn' ? 'sr' : wanted
  const [{ core }, more] = await Promise.all([
    loaders[written](),
    wantsMore ? moreLoaders[written]() : null,
  ])
  // The rest is loaded before any page that needs it.
  const found = { ...core, ...more?.more } as Words
  return wanted === 'sr-Latn' ? inLatin(found) : found
}

/** Switches to a language. */
export async function speak(wanted: Language): Promise<void> {
  const found = await loadWords(wanted)
  document.documentElement.lang = wanted
  writeStored('language', wanted)
  loaded.value = { language: wanted, words: found }
}

/**
 * Loads the texts of the pages that are visited less often, in this language and every later one.
 */
export async function fetchMoreWords(): Promise<void> {
  if (wantsMore && loaded.value?.words.desk !== undefined) return
  wantsMore = true
  const { language: current } = loaded.value ?? { language: 'en' as const }
  const found = await loadWords(current)
  if (language.value === current) loaded.value = { language: current, words: found }
  else await fetchMoreWords()
}

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)

/**
 * The first language: from the address, otherwise the stored one, otherwise from the browser,
 * otherwise English.
 */
export function firstLanguage(): Language {
  const inAddress = new URLSearchParams(location.search).get('lang')
  if (isLanguage(inAddress)) return inAddress
  const before = readStored('language', value => (isLanguage(value) ? value : undefined))
  if (before !== undefined) return before
  for (const wish of navigator.languages) {
    if (/^sr-latn/i.test(wish)) return 'sr-Latn'
    const short = wish.slice(0, 2).toLowerCase()
    if (isLanguage(short)) return short
  }
  return 'en'
}
