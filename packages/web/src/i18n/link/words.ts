import { partWords } from '../part-words.js'
import type { LinkWords } from './en.js'

const { words, fetch } = partWords<LinkWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Loads the texts of a game by link. Its pages wait for it. */
export const fetchLinkWords = fetch

/** The texts of a game by link, for its two players. */
export function linkWords(): LinkWords {
  if (words.value === null) throw new Error('the words of a game by link are not there yet')
  return words.value
}
