import { columns, splitLines } from '../trf/lines.js'
import { titleOf } from '../trf/player-record.js'
import type { Row } from './delimited.js'
import type { EntryField } from './headings.js'

/**
 * The columns of a player's line (001) in a report file with the fields of an entry, counted from
 * 1.
 */
const places: readonly (readonly [EntryField, number, number])[] = [
  ['sex', 10, 10],
  ['title', 11, 13],
  ['name', 15, 47],
  ['rating', 49, 52],
  ['federation', 54, 56],
  ['fideId', 58, 68],
  ['birth', 70, 79],
]

/**
 * The positions of the same fields between bars, as in Vega's own report: number, sex, title, name,
 * rating, federation, FIDE id, national rating and id, birth.
 */
const barred = [1, 2, 3, 4, 5, 6, 9] as const

export const reportFields: readonly EntryField[] = places.map(([field]) => field)

/** The players of a report file (TRF16 or TRF26), one row each; null if the text is not one. */
export function rowsOfReport(text: string): readonly Row[] | null {
  const players = splitLines(text).filter(({ text: line }) => /^001 [ \d]{3}\d /.test(line))
  if (players.length === 0) return rowsOfBarred(text)
  return players.map(line => ({
    line: line.number,
    cells: places.map(([field, from, to]) => {
      const cell = columns(line, from, to)
      if (field === 'title') return titleOf(cell) ?? ''
      // If only the year is known, month and day are zero.
      return field === 'birth' ? cell.replace(/\/00\/00$/, '') : cell
    }),
  }))
}

function rowsOfBarred(text: string): readonly Row[] | null {
  const players = splitLines(text).filter(
    ({ tag, text: line }) => tag === '001' && line.split('|').length > 5,
  )
  if (players.length === 0) return null
  return players.map(({ number, text: line }) => {
    const cells = line
      .slice(4)
      .split('|')
      .map(each => each.trim())
    return { line: number, cells: barred.map(at => cells[at] ?? '') }
  })
}
