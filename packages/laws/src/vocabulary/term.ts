import type { WrittenLanguage } from '../explanations/language.js'

/** A word of the Laws in each of the languages. */
export interface Term {
  readonly id: string
  /** The word itself; where there are several, the one that the explanations use comes first. */
  readonly forms: Readonly<Record<WrittenLanguage, string>>
  /** What it means in the Laws, where that is more or less than the plain sense of the word. */
  readonly meaning?: Readonly<Record<WrittenLanguage, string>>
}
