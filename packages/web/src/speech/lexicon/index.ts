import type { Language } from '../../i18n/language.js'
import type { Lexicon } from './lexicon.js'

type Written = Exclude<Language, 'sr-Latn'>

/** A table each, fetched when somebody first speaks a move. */
const loaders: Readonly<Record<Written, () => Promise<{ readonly lexicon: Lexicon }>>> = {
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
}

/** Serbian is heard in either script. */
export async function lexiconOf(language: Language): Promise<Lexicon> {
  return (await loaders[language === 'sr-Latn' ? 'sr' : language]()).lexicon
}
