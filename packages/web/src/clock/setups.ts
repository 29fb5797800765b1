import { type ClockSetup, hourglassSetup, makeTimeControl, minutes } from '@jadoube/clock'
import type { ClockSheetWords } from '../i18n/clock-sheet/en.js'
import type { Words } from '../i18n/en/index.js'
import { isSameControl, shortName } from './time-controls.js'

/** The hourglasses that one tap sets. */
export const hourglasses: readonly ClockSetup[] = [1, 3, 5, 10].map(count =>
  hourglassSetup(minutes(count)),
)

/** Writes the times of a setup in short. If they differ, White's come first. */
export function timesName(setup: ClockSetup, words: Words['clock']): string {
  const white = shortName(setup.white, words)
  return isSameControl(setup.white, setup.black)
    ? white
    : `${white} – ${shortName(setup.black, words)}`
}

/** Writes the name of a setup, with the word for an hourglass. */
export function setupName(setup: ClockSetup, words: Words['clock'], t: ClockSheetWords): string {
  const times = timesName(setup, words)
  return setup.hourglass ? `${t.hourglass} ${times}` : times
}

/** Identifies a setup. */
export const setupKey = (setup: ClockSetup): string =>
  [
    makeTimeControl(setup.white),
    makeTimeControl(setup.black),
    setup.hourglass ? 'hourglass' : setup.nextPeriod,
  ].join(' ')

export const isSameSetup = (one: ClockSetup, other: ClockSetup): boolean =>
  setupKey(one) === setupKey(other)
