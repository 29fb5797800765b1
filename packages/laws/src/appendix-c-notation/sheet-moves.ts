import { isBraille, transcribeAnnouncement, transcribeBraille } from '@jadoube/chess'
import type { Page } from '../game/state.js'
import { movesIn } from './written-text.js'

/** A move on a scoresheet. */
export interface SheetMove {
  /** The move as written. Braille and spoken moves are in English letters. */
  readonly text: string
  /** Whether the text is in English letters, whatever language the player writes. */
  readonly inEnglish: boolean
}

/** Whether the entry has whole words, as on a recording (D.2.7). */
const isSpoken = (entry: string): boolean => /\p{L}{4}/u.test(entry)

/** How an entry was made: by hand, in Braille cells, or spoken on a recorder (D.2.7). */
export function mediumOf(entry: string): 'longhand' | 'braille' | 'recording' {
  if (isBraille(entry)) return 'braille'
  return isSpoken(entry) && transcribeAnnouncement(entry) !== undefined ? 'recording' : 'longhand'
}

/** The moves of one entry. */
export function movesOfEntry(entry: string): readonly SheetMove[] {
  const medium = mediumOf(entry)
  const text =
    medium === 'braille'
      ? transcribeBraille(entry)
      : medium === 'recording'
        ? transcribeAnnouncement(entry)!
        : entry
  return movesIn(text).map(move => ({ text: move, inEnglish: medium !== 'longhand' }))
}

/** Everything a player has written, in order. */
export function entriesOf(scoresheet: Page | null): readonly string[] {
  const pages: string[][] = []
  for (let page = scoresheet; page !== null; page = page.previous) {
    pages.push(page.text.split('\n'))
  }
  return pages.reverse().flat()
}

/** All moves on a scoresheet, in the order in which they were written. */
export const movesOnSheet = (scoresheet: Page | null): readonly SheetMove[] =>
  entriesOf(scoresheet).flatMap(movesOfEntry)
