import type { WrittenLanguage } from '../../explanations/language.js'
import type { AskedAs } from './asked-as.js'

/** One module per language, so that a browser fetches only what it searches. */
const loaders: Readonly<Record<WrittenLanguage, () => Promise<AskedAs>>> = {
  en: async () => (await import('./en.js')).en,
  sl: async () => (await import('./sl.js')).sl,
  sr: async () => (await import('./sr.js')).sr,
  cs: async () => (await import('./cs.js')).cs,
  fi: async () => (await import('./fi.js')).fi,
}

/** How people ask for rules in one language; `allAskedAs` has all languages at once. */
export const loadAskedAs = (language: WrittenLanguage): Promise<AskedAs> => loaders[language]()
