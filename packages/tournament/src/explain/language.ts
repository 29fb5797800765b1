export const languages = ['en', 'sl', 'sr', 'cs', 'fi'] as const
export type Language = (typeof languages)[number]

/** A noun as it stands after a number; `other` where a language does not tell more apart. */
export type PluralForms = Readonly<Partial<Record<'one' | 'two' | 'few', string>>> & {
  readonly other: string
}

/** The form that goes with a whole number, by the plural rules of Unicode. */
export function plural(language: Language, count: number, forms: PluralForms): string {
  const tens = count % 100
  const ones = count % 10
  const category = (): 'one' | 'two' | 'few' | 'other' => {
    switch (language) {
      case 'en':
      case 'fi':
        return count === 1 ? 'one' : 'other'
      case 'cs':
        if (count === 1) return 'one'
        return count >= 2 && count <= 4 ? 'few' : 'other'
      case 'sl':
        if (tens === 1) return 'one'
        if (tens === 2) return 'two'
        return tens === 3 || tens === 4 ? 'few' : 'other'
      case 'sr':
        if (ones === 1 && tens !== 11) return 'one'
        return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'few' : 'other'
    }
  }
  return forms[category()] ?? forms.other
}

/** Points in hundredths as people write them: `3½`, `0`, `1.25`. */
export function sayPoints(language: Language, points: number): string {
  const sign = points < 0 ? '−' : ''
  const hundredths = Math.abs(points)
  const whole = Math.floor(hundredths / 100)
  if (hundredths % 100 === 0) return `${sign}${whole}`
  if (hundredths % 100 === 50) return `${sign}${whole === 0 ? '' : whole}½`
  const text = (hundredths / 100).toFixed(2).replace(/0$/, '')
  return `${sign}${language === 'en' ? text : text.replace('.', ',')}`
}
