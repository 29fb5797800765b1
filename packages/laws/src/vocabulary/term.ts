import type { WrittenLanguage } from '../explanations/language.js'

/** A word of the Laws in each of the languages. */
export interface Term {
  readonly id: string
  /** The word itself. If there are several, the one used in the explanations comes first. */
  readonly forms: Readonly<Record<WrittenLanguage, string>>
  /** Its meaning in the Laws, if that differs from the ordinary meaning. */
  readonly meaning?: Readonly<Record<WrittenLanguage, string>>
}
