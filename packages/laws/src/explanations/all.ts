import { explanations as cs } from './cs/index.js'
import { explanations as en } from './en/index.js'
import type { Explanations } from './explanation.js'
import { explanations as fi } from './fi/index.js'
import type { WrittenLanguage } from './language.js'
import { explanations as sl } from './sl/index.js'
import { explanations as sr } from './sr/index.js'

/**
 * Every explanation in every language, for the command line and the tests. A browser that shows one
 * language uses `loadExplanations`.
 */
export const allExplanations: Readonly<Record<WrittenLanguage, Explanations>> = {
  en,
  sl,
  sr,
  cs,
  fi,
}
