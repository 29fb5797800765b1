import type { Language } from '../../i18n/language.js'
import type { Lexicon } from './lexicon.js'

type Written = Exclude<Language, 'sr-Latn'>

/** One table per language, loaded when somebody first speaks a move. */
const loaders: Readonly<Record<Written, () => Promise<{ readonly lexicon: Lexicon }>>> = {
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
}

/** The lexicon of a language. Serbian is the same in both scripts. */
export async function lexiconOf(language: Language): Promise<Lexicon> {
  return (await loaders[language === 'sr-Latn' ? 'sr' : language]()).lexicon
}
