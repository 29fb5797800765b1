import { needText } from '../argument.js'
import { monthOf } from './month-names.js'

/**
 * Reads a date or year of birth as lists write it, and returns it as in the report file (`1990` or
 * `1990/12/31`). It reads `1990-12-31`, `31.12.1990`, `31. 12. 1990`, `31.12.90`, `31121990`,
 * `19901231`, `12/31/1990`, `12 Nov 1990`, `November 12, 1990`, `1990-00-00`, also with a time or
 * a mark of a footnote after it. Returns null for any other text.
 */
export function parseBirth(text: string): string | null {
  needText(text, 'parseBirth')
  const date = withoutMarks(text)
    .replace(/[T ]\d{1,2}:\d\d(:\d\d)?(\.\d+)?Z?$/, '')
    .replace(/\.$/, '')
  if (/^(19|20)\d\d$/.test(date)) return date
  if (/^\d\d$/.test(date)) return wholeYear(date)
  const parts = partsOf(date) ?? partsOfNamed(date)
  if (parts === null) return null
  const [year, month, day] = parts
  if (/^0+$/.test(month) && /^0+$/.test(day)) return year
  // With slashes, the month may come first, as in the United States.
  if (Number(month) > 12 && date.includes('/')) return dateText(year, day, month)
  return dateText(year, month, day)
}

/** The year, month and day of a date. */
function partsOf(date: string): readonly [string, string, string] | null {
  const [, y = '', m = '', d = ''] =
    /^((?:19|20)\d\d)([01]\d)([0-3]\d)$/.exec(date) ??
    /^((?:19|20)\d\d)\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})$/.exec(date) ??
    []
  if (y !== '' && Number(m) <= 12) return [y, m, d]
  const [, day = '', month = '', year = ''] =
    /^([0-3]\d)([01]\d)((?:19|20)\d\d)$/.exec(date) ??
    /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?((?:19|20)\d\d|\d\d)$/.exec(date) ??
    []
  return year === '' ? null : [wholeYear(year), month, day]
}

/** The same where the month is a name or a Roman numeral: `12 Nov 1990`, `Nov 12, 1990`. */
function partsOfNamed(date: string): readonly [string, string, string] | null {
  const words = date.split(/[\s.,/-]+/).filter(Boolean)
  const at = words.findIndex(word => /^\p{L}/u.test(word))
  const month = monthOf(words[at] ?? '')
  const [one = '', other = ''] = words.filter((_, index) => index !== at)
  if (month === null || words.length !== 3 || !/^\d+$/.test(one) || !/^\d+$/.test(other))
    return null
  const isYearFirst = one.length === 4
  const [day, year] = isYearFirst ? [other, one] : [one, other]
  const isDate = day.length <= 2 && (year.length === 4 || year.length === 2)
  return isDate ? [wholeYear(year), String(month), day] : null
}

/** A date without marks and remarks: `1990*`, `(1990)`, `2008 (U18)`, `*1990`. */
const withoutMarks = (text: string): string =>
  text.replace(/(\d)\s*[([][^)\]]*[)\]]\s*$/, '$1').replace(/^[\s([*]+|[\s)\]*†‡⁰¹²³⁴-⁹]+$/g, '')

/** Two-digit years: nobody born before 1930 is expected. */
const wholeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 30 ? '20' : '19'}${year}`

function dateText(year: string, month: string, day: string): string | null {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null
  return `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`
}

/** Whether the text means that no date is known: `00.00.00`. */
export const isNoDate = (text: string): boolean => /^[0\s./-]*$/.test(text)
