import { partWords } from '../part-words.js'
import type { RunningWords } from './en.js'

const { words, fetch } = partWords<RunningWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Loads the texts of the log and the report of an event. */
export const fetchRunningWords = fetch

/** Null until they are loaded. */
export const runningWords = (): RunningWords | null => words.value
