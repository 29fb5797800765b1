import type { BoardLine } from '@jadoube/protocol'
import { plainLetters } from '../plain-letters.js'

/** Finds boards by number, or by part of a player's name as typed. */
export function filterBoards(
  lines: readonly BoardLine[],
  search: string,
  onlyPlaying: boolean,
): BoardLine[] {
  const text = plainLetters(search.trim())
  return lines.filter(line => {
    if (onlyPlaying && line.status === 'concluded') return false
    if (text === '') return true
    if (/^\d+$/.test(text)) return String(line.number) === text
    return [line.white.name, line.black.name].some(name => plainLetters(name ?? '').includes(text))
  })
}
