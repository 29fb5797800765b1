import { partWords } from '../part-words.js'
import type { ClockSheetWords } from './en.js'

const { words, fetch } = partWords<ClockSheetWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Loads the texts of the clock settings. */
export const fetchClockSheetWords = fetch

/** The texts of the clock settings, which are shown only once they are loaded. */
export function clockSheetWords(): ClockSheetWords {
  if (words.value === null) throw new Error('the words of the clock settings are not there yet')
  return words.value
}
