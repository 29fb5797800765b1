import { partWords } from '../part-words.js'
import type { LookWords } from './en.js'

const { words, fetch } = partWords<LookWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Loads the texts of the settings for appearance and sound. */
export const fetchLookWords = fetch

/** The texts of these settings, which are shown only once they are loaded. */
export function lookWords(): LookWords {
  if (words.value === null) throw new Error('the words of the appearance are not there yet')
  return words.value
}
