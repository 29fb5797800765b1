import { partWords } from '../part-words.js'
import type { LookWords } from './en.js'

const { words, fetch } = partWords<LookWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Fetches what the choices of appearance and sound say. */
export const fetchLookWords = fetch

/** What they say; they are shown only once it is there. */
export function lookWords(): LookWords {
  if (words.value === null) throw new Error('the words of the appearance are not there yet')
  return words.value
}
