/** The languages in which the explanations are written. */
export const writtenLanguages = ['en', 'sl', 'sr', 'cs', 'fi'] as const

/** A language in which the explanations are written. */
export type WrittenLanguage = (typeof writtenLanguages)[number]

/** The languages in which they can be shown: Serbian also in Latin letters. */
export const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

/** A language in which the explanations can be shown. */
export type Language = (typeof languages)[number]

const known: ReadonlySet<string> = new Set(languages)

/** Whether a text is the code of one of these languages. */
export const isLanguage = (text: string): text is Language => known.has(text)

/** The written language behind a shown one: Cyrillic Serbian for `sr-Latn`. */
export const writtenAs = (language: Language): WrittenLanguage =>
  language === 'sr-Latn' ? 'sr' : language
