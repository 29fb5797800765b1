import type { Language } from './language.js'

/** The plural categories of Unicode that these languages use. */
export type PluralCategory = 'one' | 'two' | 'few' | 'many' | 'other'

/** The forms of a noun after a number. Categories that a language does not use are left out. */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>>> & {
  readonly other: string
}

/**
 * The plural category of a number, by the rules of Unicode. It is written out so that a text is the
 * same on every machine, whatever its language data.
 */
export function pluralCategory(language: Language, value: number): PluralCategory {
  const [whole = '', decimals = ''] = String(Math.abs(value)).split('.')
  const last = Number(whole.slice(-1))
  const lastTwo = Number(whole.slice(-2))
  const isWhole = decimals === ''
  switch (language) {
    case 'en':
    case 'fi':
      return value === 1 ? 'one' : 'other'
    case 'sl':
      if (!isWhole) return 'few'
      if (lastTwo === 1) return 'one'
      if (lastTwo === 2) return 'two'
      return lastTwo === 3 || lastTwo === 4 ? 'few' : 'other'
    case 'sr':
      return isWhole
        ? slavic(last, lastTwo)
        : slavic(Number(decimals.at(-1)), lastTwoDigits(decimals))
    case 'cs':
      if (!isWhole) return 'many'
      if (value === 1) return 'one'
      return value >= 2 && value <= 4 ? 'few' : 'other'
  }
}

function lastTwoDigits(decimals: string): number {
  return Number(decimals.slice(-2))
}

/** 1, 21, 31 … but not 11; 2 to 4, 22 to 24 … but not 12 to 14. */
function slavic(last: number, lastTwo: number): PluralCategory {
  if (last === 1 && lastTwo !== 11) return 'one'
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'other'
}

/** The form for a number, without the number: `zbývají` for 2, `zbývá` for 5. */
export function plural(language: Language, value: number, forms: PluralForms): string {
  return forms[pluralCategory(language, value)] ?? forms.other
}

/** A number with its noun in the right form: `2 uri`, `1,5 sekundy`. */
export function counted(language: Language, value: number, forms: PluralForms): string {
  const digits = language === 'en' ? String(value) : String(value).replace('.', ',')
  return `${digits} ${plural(language, value, forms)}`
}
