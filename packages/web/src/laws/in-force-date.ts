import type { Language } from '../i18n/language.js'

/** Languages whose months change their ending after “from”. `Intl` knows only the first form; figures have no other. */
const inFigures: readonly Language[] = ['sl', 'sr', 'sr-Latn']

/** An ISO 8601 date, as exact as it is given, as people write it after “in force from”. */
export function inForceDate(date: string, language: Language): string {
  if (/^\d{4}$/.test(date)) return date
  const [year = 0, month = 1, day] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day ?? 1)).toLocaleDateString(
    language === 'en' ? 'en-GB' : language,
    {
      year: 'numeric',
      month: inFigures.includes(language) ? 'numeric' : 'long',
      timeZone: 'UTC',
      ...(day !== undefined && { day: 'numeric' }),
    },
  )
}
