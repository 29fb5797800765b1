import { partWords } from '../part-words.js'
import type { ClockSheetWords } from './en.js'

const { words, fetch } = partWords<ClockSheetWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Fetches what only the settings of the clock say. */
export const fetchClockSheetWords = fetch

/** What they say; they are shown only once it is there. */
export function clockSheetWords(): ClockSheetWords {
  if (words.value === null) throw new Error('the words of the clock settings are not there yet')
  return words.value
}
