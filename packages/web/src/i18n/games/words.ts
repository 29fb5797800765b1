import { partWords } from '../part-words.js'
import type { GamesWords } from './en.js'

const { words, fetch } = partWords<GamesWords>({
  en: () => import('./en.js'),
  sl: () => import('./sl.js'),
  sr: () => import('./sr.js'),
  cs: () => import('./cs.js'),
  fi: () => import('./fi.js'),
})

/** Fetches what My games and the review say; their pages wait for it. */
export const fetchGamesWords = fetch

/** What My games and the review say. */
export function gamesWords(): GamesWords {
  if (words.value === null) throw new Error('the words of the games are not there yet')
  return words.value
}
