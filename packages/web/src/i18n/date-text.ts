import { type Language, language } from './language.js'

/**
 * Every date and time of day on a page. English is British: `18 Nov 2026` cannot be misread, unlike
 * `11/18/2026`. The other languages write dates in their usual way, and all use 24 hours.
 */
export const dateText = (
  moment: number | Date,
  options: Intl.DateTimeFormatOptions,
  of: Language = language.value,
): string =>
  new Intl.DateTimeFormat(of === 'en' ? 'en-GB' : of, { hourCycle: 'h23', ...options }).format(
    moment,
  )

/** `18 Nov 2026`. */
export const dayOf = (moment: number | Date, of?: Language): string =>
  dateText(moment, { dateStyle: 'medium' }, of)

/** `18 November 2026`. */
export const longDayOf = (moment: number | Date, of?: Language): string =>
  dateText(moment, { dateStyle: 'long' }, of)

/** `18 Nov 2026, 14:30`. */
export const dayAndTimeOf = (moment: number | Date, of?: Language): string =>
  dateText(moment, { dateStyle: 'medium', timeStyle: 'short' }, of)
