import { language } from './language.js'

/** The day and the hour at which something begins: `Sun 15 Nov, 14:30`. */
export const dayAndHour = (moment: number): string =>
  new Date(moment).toLocaleString(language.value === 'en' ? 'en-GB' : language.value, {
    hourCycle: 'h23',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })

/** A day as PGN writes it, `2026.11.14`, as people read it; what is not whole stays as it is. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(day) ?? []
  if (year === undefined) return day.replaceAll('?', '–')
  return new Date(Number(year), Number(month) - 1, Number(date)).toLocaleDateString(
    language.value === 'en' ? 'en-GB' : language.value,
    { day: 'numeric', month: 'short', year: 'numeric' },
  )
}

/** When something was done: the hour if it was today, else with the day. */
export const hourOrDay = (moment: number, now = Date.now()): string =>
  new Date(moment).toDateString() === new Date(now).toDateString()
    ? timeOfDay(moment).slice(0, 5)
    : dayAndHour(moment)

/** A time of day with its seconds, on a clock of 24 hours: `14:02:31`. */
export const timeOfDay = (moment: number): string =>
  new Date(moment).toLocaleTimeString(language.value, {
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
