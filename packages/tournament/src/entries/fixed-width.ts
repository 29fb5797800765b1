import type { Row } from './delimited.js'
import { readHeading } from './headings.js'
import { isNoName } from './not-a-player.js'

/** With fewer lines, a blank column may be chance. */
const FEWEST_LINES = 3
/** Longer lines are not treated as printed tables. */
const WIDEST = 400

/**
 * Reads a printed table whose columns are separated only by spaces: columns are separated where
 * every line is blank. Null if the text has no heading line over such columns.
 */
export function fixedColumns(text: string): Row[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const at = lines.findIndex(isHeadLine)
  const head = lines[at]
  if (head === undefined) return null
  const table = lines.slice(at).filter(line => !isNoName(line.trim()))
  if (table.length < FEWEST_LINES) return null
  const edges = edgesOf(table, head)
  if (edges.length < 2) return null
  const cellsOf = (line: string) =>
    edges.map((from, n) => cut(line, n === 0 ? 0 : from, edges[n + 1]))
  if (cellsOf(head).some(hasTwoHeads)) return null
  return lines.flatMap((line, index) => {
    if (index < at || line.trim() === '') return []
    return [{ line: index + 1, cells: isNoName(line.trim()) ? [line.trim()] : cellsOf(line) }]
  })
}

const cut = (line: string, from: number, to: number | undefined): string =>
  line.slice(from, to).trim()

/** Whether a cell contains two headings: then the columns were a coincidence. */
function hasTwoHeads(cell: string): boolean {
  const fields = new Set(cell.split(/\s+/).map(word => readHeading(word)?.field))
  for (const part of ['firstName', 'lastName', undefined] as const) fields.delete(part)
  return fields.has('name') && fields.size > 1
}

/**
 * Whether a line consists of headings: at least two of its words are headings, one of them for
 * names, and none is a number.
 */
export function isHeadLine(line: string): boolean {
  const words = line.trim().split(/\s+/)
  if (words.some(word => /^\d+$/.test(word))) return false
  const fields = words.map(word => readHeading(word)?.field)
  const named = fields.filter(each => each !== undefined)
  return named.length >= 2 && named.some(each => each === 'name' || each === 'lastName')
}

/**
 * The positions where columns begin: after two blanks in every line, or after one if both sides
 * have a heading.
 */
function edgesOf(lines: readonly string[], head: string): number[] {
  const width = lines.reduce((most, { length }) => Math.min(WIDEST, Math.max(most, length)), 0)
  const isBlank = Array.from({ length: width }, (_, at) =>
    lines.every(line => (line[at] ?? ' ') === ' '),
  )
  const segments: { from: number; to: number; gap: number }[] = []
  let gap = 0
  for (let at = 0; at < width; at++) {
    if (isBlank[at]) gap++
    else {
      const last = segments.at(-1)
      if (last === undefined || gap > 0) segments.push({ from: at, to: at, gap })
      else last.to = at
      gap = 0
    }
  }
  const hasHead = ({ from, to }: { from: number; to: number }) =>
    head.slice(from, to + 1).trim() !== ''
  return segments
    .filter((each, index) => {
      const before = segments[index - 1]
      return before === undefined || each.gap >= 2 || (hasHead(before) && hasHead(each))
    })
    .map(({ from }) => from)
}
