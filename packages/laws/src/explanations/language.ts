/** The languages that the explanations are written in. */
export const writtenLanguages = ['en', 'sl', 'sr', 'cs', 'fi'] as const

export type WrittenLanguage = (typeof writtenLanguages)[number]

/** The languages that they can be read in: Serbian also in Latin letters. */
export const languages = ['en', 'sl', 'sr', 'sr-Latn', 'cs', 'fi'] as const

export type Language = (typeof languages)[number]

const known: ReadonlySet<string> = new Set(languages)

export const isLanguage = (text: string): text is Language => known.has(text)

export const writtenAs = (language: Language): WrittenLanguage =>
  language === 'sr-Latn' ? 'sr' : language
