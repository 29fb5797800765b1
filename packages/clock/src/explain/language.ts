/** English, Slovenian, Serbian (in Cyrillic), Czech, Finnish. */
export type Language = 'en' | 'sl' | 'sr' | 'cs' | 'fi'

/** All languages in which times are explained. */
export const languages: readonly Language[] = ['en', 'sl', 'sr', 'cs', 'fi']
