import type { WrittenLanguage } from '../explanations/language.js'

/** A word of the Laws in each of the languages. */
export interface Term {
  readonly forms: Readonly<Record<WrittenLanguage, string>>
}
