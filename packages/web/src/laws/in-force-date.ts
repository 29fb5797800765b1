import { dateText } from '../i18n/date-text.js'
import type { Language } from '../i18n/language.js'

/**
 * Languages in which the name of a month changes its ending after “from”. `Intl` has only the first
 * form, so the date is written in figures.
 */
const languagesInFigures: readonly Language[] = ['sl', 'sr', 'sr-Latn']

/** Writes an ISO 8601 date, year or month for use after “in force from”. */
export function inForceDate(date: string, language: Language): string {
  if (/^\d{4}$/.test(date)) return date
  const [year = 0, month = 1, day] = date.split('-').map(Number)
  return dateText(
    new Date(Date.UTC(year, month - 1, day ?? 1)),
    {
      year: 'numeric',
      month: languagesInFigures.includes(language) ? 'numeric' : 'long',
      timeZone: 'UTC',
      ...(day !== undefined && { day: 'numeric' }),
    },
    language,
  )
}
