import { partWords } from '../part-words.js'
import type { FormatWords } from './en.js'

const { words, fetch } = partWords<FormatWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Fetches the names of the tie-breaks and how they are chosen. */
export const fetchFormatWords = fetch

/** Null until they are there. */
export const formatWords = (): FormatWords | null => words.value
