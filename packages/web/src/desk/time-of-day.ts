import { language } from '../i18n/language.js'

/** A time of day with its seconds, on a clock of 24 hours: `14:02:31`. */
export const timeOfDay = (moment: number): string =>
  new Date(moment).toLocaleTimeString(language.value, {
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
