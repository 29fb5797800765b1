/** English, Slovenian, Serbian (in Cyrillic), Czech, Finnish. */
export type Language = 'en' | 'sl' | 'sr' | 'cs' | 'fi'

/** All languages of the explanations. */
export const languages: readonly Language[] = ['en', 'sl', 'sr', 'cs', 'fi']
