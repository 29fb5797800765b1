/** The languages of the explanations. */
export const tournamentLanguages = ['en', 'sl', 'sr', 'cs', 'fi'] as const

/** One of these languages. */
export type TournamentLanguage = (typeof tournamentLanguages)[number]

const fractions: Readonly<Record<number, string>> = { 25: '¼', 50: '½', 75: '¾' }

/** Writes 27.5 as `27½`, and other fractions as decimals with the decimal sign of the language. */
export function makeNumber(value: number, language: TournamentLanguage): string {
  const hundredths = Math.round(value * 100)
  const whole = Math.trunc(hundredths / 100)
  const rest = Math.abs(hundredths % 100)
  if (rest === 0 && Math.abs(value * 100 - hundredths) < 1e-6) return String(whole)
  const fraction = fractions[rest]
  if (fraction !== undefined && Math.abs(value * 100 - hundredths) < 1e-6) {
    return `${hundredths < 0 && whole === 0 ? '−' : ''}${whole === 0 ? '' : whole}${fraction}`
  }
  const decimals = (Math.floor(value * 100 + 0.5) / 100).toFixed(2)
  return language === 'en' ? decimals : decimals.replace('.', ',')
}

/** The form of a word for a number. */
export function plural(
  value: number,
  language: TournamentLanguage,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule | 'fraction', string>>> & { other: string },
): string {
  if (!Number.isInteger(value)) return forms.fraction ?? forms.other
  return forms[rules[language].select(Math.abs(value))] ?? forms.other
}

const rules: Readonly<Record<TournamentLanguage, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  sl: new Intl.PluralRules('sl'),
  sr: new Intl.PluralRules('sr'),
  cs: new Intl.PluralRules('cs'),
  fi: new Intl.PluralRules('fi'),
}
