import { partWords } from '../part-words.js'
import type { GamesWords } from './en.js'

const { words, fetch } = partWords<GamesWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Loads the texts of My games and the review. Their pages wait for it. */
export const fetchGamesWords = fetch

/** The texts of My games and the review. */
export function gamesWords(): GamesWords {
  if (words.value === null) throw new Error('the words of the games are not there yet')
  return words.value
}
