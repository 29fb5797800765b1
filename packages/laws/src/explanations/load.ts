import type { Explanations } from './explanation.js'
import type { WrittenLanguage } from './language.js'

/** One module per language, so that a browser loads only the language that it shows. */
const modules: Readonly<
  Record<WrittenLanguage, () => Promise<{ readonly explanations: Explanations }>>
> = {
  en: () => import('./en/index.js'),
  sl: () => import('./sl/index.js'),
  sr: () => import('./sr/index.js'),
  cs: () => import('./cs/index.js'),
  fi: () => import('./fi/index.js'),
}

/** Loads the explanations of one language. `allExplanations` has all of them. */
export const loadExplanations = async (language: WrittenLanguage): Promise<Explanations> =>
  (await modules[language]()).explanations
