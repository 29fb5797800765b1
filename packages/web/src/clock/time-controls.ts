import { makeTimeControl, type Period, parseTimeControl, type TimeControl } from '@jadoube/clock'
import type { Words } from '../i18n/en/index.js'

/** Common time controls by kind of play. */
export const commonControls = {
  blitz: ['180', '180+2', '300', '300+3', '600', '300d3'],
  rapid: ['600+5', '900', '900+10', '1500', '1500+10', '1800', '1500d5', '1500b10'],
  standard: [
    '3600+30',
    '5400+30',
    '40/5400+30:1800+30',
    '40/6000+30:20/3000+30:900+30',
    '40/7200+30:1800+30',
    '40/7200:3600',
    '40/7200:20/3600:900+30',
    '7200d5',
  ],
} as const

export type Kind = keyof typeof commonControls
export const kinds = Object.keys(commonControls) as readonly Kind[]

/** Reads a text that is known to be a valid time control. */
export function controlOf(text: string): TimeControl {
  const read = parseTimeControl(text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  return read.value
}

const inMinutes = (ms: number): string =>
  ms % 60_000 === 0
    ? `${ms / 60_000}′`
    : `${Math.floor(ms / 60_000)}′${String((ms % 60_000) / 1000)}″`

/**
 * Writes a time control in short: `3′ + 2″`, `40/90′, 30′ + 30″`. The signs for minutes and seconds
 * need no translation.
 */
export function shortName(control: TimeControl, words: Words['clock']): string {
  const { periods } = control
  const [first] = periods
  if (first === undefined) return ''
  const isSame = periods.every(({ mode, extra }) => mode === first.mode && extra === first.extra)
  const main = periods.map(period => {
    const time = `${period.moves === null ? '' : `${period.moves}/`}${inMinutes(period.time)}`
    return isSame ? time : `${time}${extraName(period, words)}`
  })
  return main.join(', ') + (isSame ? extraName(first, words) : '')
}

/** No line breaks between a base time and its increment. */
export const unbroken = (text: string): string => text.replaceAll(' + ', '\u00a0+\u00a0')

function extraName({ mode, extra }: Period, words: Words['clock']): string {
  const seconds = `${extra / 1000}″`
  switch (mode) {
    case 'none':
      return ''
    case 'increment':
      return ` + ${seconds}`
    case 'delay':
      return ` ${words.delayShort} ${seconds}`
    case 'bronstein':
      return ` ${words.bronsteinShort} ${seconds}`
  }
}

export const isSameControl = (one: TimeControl, other: TimeControl): boolean =>
  makeTimeControl(one) === makeTimeControl(other)
