import type { Explanations } from './explanation.js'
import type { WrittenLanguage } from './language.js'

/** One module a language, so that a browser fetches only the language it shows. */
const modules: Readonly<
  Record<WrittenLanguage, () => Promise<{ readonly explanations: Explanations }>>
> = {
  en: () => import('./en/index.js'),
  sl: () => import('./sl/index.js'),
  sr: () => import('./sr/index.js'),
  cs: () => import('./cs/index.js'),
  fi: () => import('./fi/index.js'),
}

/** The explanations of one language; `allExplanations` has them all at once. */
export const loadExplanations = async (language: WrittenLanguage): Promise<Explanations> =>
  (await modules[language]()).explanations
