import type { Period, TimeControl } from '../period.js'
import type { ClockSetup } from '../setup.js'
import type { Millis } from '../time.js'
import { makeTimeControl, type TimeControlFailure } from '../time-control.js'
import { cs } from './cs.js'
import { en } from './en.js'
import { fi } from './fi.js'
import type { Language } from './language.js'
import { counted } from './plural.js'
import { sl } from './sl.js'
import { sr } from './sr.js'
import type { Wording } from './wording.js'

const wordings: Readonly<Record<Language, Wording>> = { en, sl, sr, cs, fi }

/** A length of time in words: `1 hour 30 minutes`, `2 uri`, `0,5 sekundy`. */
export function explainTime(time: Millis, language: Language): string {
  const { hour, minute, second } = wordings[language]
  const hours = Math.floor(time / 3_600_000)
  const minutes = Math.floor(time / 60_000) % 60
  const seconds = (time % 60_000) / 1000
  const parts: string[] = []
  if (hours > 0) parts.push(counted(language, hours, hour))
  if (minutes > 0) parts.push(counted(language, minutes, minute))
  if (seconds > 0 || parts.length === 0) parts.push(counted(language, seconds, second))
  return parts.join(' ')
}

/**
 * Explains a time control in one or two sentences.
 *
 * @example
 * const control = parseTimeControl('300')
 * if (!control.ok) throw control.error
 * explainTimeControl(control.value, 'en') // → '5 minutes for the whole game.'
 */
export function explainTimeControl(control: TimeControl, language: Language): string {
  const wording = wordings[language]
  const { periods } = control
  const [first] = periods
  const isSame = periods.every(({ mode, extra }) => mode === first?.mode && extra === first.extra)
  const parts = periods.map((period, index) => {
    const time = explainTime(period.time, language)
    const extra = isSame ? null : explainExtra(period, language, false)
    const note = extra === null ? '' : ` (${extra})`
    if (period.moves !== null)
      return wording.moves(time, counted(language, period.moves, wording.move)) + note
    return (index === 0 ? wording.game(time) : wording.rest(time)) + note
  })
  const repeats = periods.at(-1)?.moves !== null
  const main = parts.join(`, ${wording.afterwards} `) + (repeats ? ` ${wording.andSoOn}` : '')
  const extra = isSame && first !== undefined ? explainExtra(first, language, true) : null
  return extra === null ? sentence(main) : `${sentence(main)} ${sentence(extra)}`
}

function explainExtra(period: Period, language: Language, wholeGame: boolean): string | null {
  const wording = wordings[language]
  const time = explainTime(period.extra, language)
  switch (period.mode) {
    case 'none':
      return null
    case 'increment':
      return wording.increment(time, wholeGame)
    case 'delay':
      return wording.delay(time)
    case 'bronstein':
      return wording.bronstein(time)
  }
}

/** Explains the times of both players: once if they are equal, otherwise for each player. */
export function explainClockSetup(setup: ClockSetup, language: Language): string {
  const { hourglass } = wordings[language]
  const times = explainTimes(setup, language)
  return setup.hourglass ? `${times} ${sentence(hourglass)}` : times
}

function explainTimes(setup: ClockSetup, language: Language): string {
  const { white, black } = wordings[language]
  // The time of an hourglass is not for a whole game, because it comes back.
  const explain = (control: TimeControl) =>
    setup.hourglass
      ? sentence(explainTime(control.periods[0]?.time ?? (0 as Millis), language))
      : explainTimeControl(control, language)
  const forWhite = explain(setup.white)
  if (makeTimeControl(setup.white) === makeTimeControl(setup.black)) return forWhite
  return `${white}: ${afterColon(forWhite)} ${black}: ${afterColon(explain(setup.black))}`
}

/** Explains why a text is not a time control. */
export function explainTimeControlFailure(failure: TimeControlFailure, language: Language): string {
  const reason = wordings[language].failures[failure.code]
  return failure.period === null ? reason : `${failure.text}: ${reason}`
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function afterColon(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
