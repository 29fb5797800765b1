import { partWords } from '../part-words.js'
import type { FormatWords } from './en.js'

const { words, fetch } = partWords<FormatWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Loads the names of the tie-breaks and the texts for choosing them. */
export const fetchFormatWords = fetch

/** Null until they are loaded. */
export const formatWords = (): FormatWords | null => words.value
