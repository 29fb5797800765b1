import { type Language, type WrittenLanguage, writtenAs } from '../explanations/language.js'
import type { Wording } from './wording.js'

/** One module per language, so that a program loads only what it needs. */
const loaders: Readonly<Record<WrittenLanguage, () => Promise<Wording>>> = {
  en: async () => (await import('./en.js')).en,
  sl: async () => (await import('./sl.js')).sl,
  sr: async () => (await import('./sr.js')).sr,
  cs: async () => (await import('./cs.js')).cs,
  fi: async () => (await import('./fi.js')).fi,
}

/** Loads the sentences of one language. `wordings` has all of them. */
export const loadWording = (language: Language): Promise<Wording> => loaders[writtenAs(language)]()
