import { dateText, dayOf } from './date-text.js'

/** A day and time: `Sun 15 Nov, 14:30`. */
export const dayAndHour = (moment: number): string =>
  dateText(moment, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** Writes a PGN date (`2026.11.14`) for people. An incomplete one stays as it is. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(day) ?? []
  if (year === undefined) return day.replaceAll('?', '–')
  return dayOf(new Date(Number(year), Number(month) - 1, Number(date)))
}

/** When something was done: the time if it was today, otherwise with the day. */
export const hourOrDay = (moment: number, now = Date.now()): string =>
  new Date(moment).toDateString() === new Date(now).toDateString()
    ? timeOfDay(moment).slice(0, 5)
    : dayAndHour(moment)

/** A time of day with seconds, in 24 hours: `14:02:31`. */
export const timeOfDay = (moment: number): string =>
  dateText(moment, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
