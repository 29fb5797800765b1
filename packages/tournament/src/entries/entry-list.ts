import { needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'
import type { Person } from '../record/index.js'
import { delimiterOf, type Row, readRows } from './delimited.js'
import { fixedColumns, isHeadLine } from './fixed-width.js'
import { guessFields } from './guess.js'
import { type EntryField, readHeading } from './headings.js'
import { plainName } from './name-cell.js'
import { isByeText, isNoName } from './not-a-player.js'
import { readPerson, type UnreadCell } from './person.js'
import { reportFields, rowsOfReport } from './report-rows.js'
import { splitLine } from './split-line.js'
import { tidyColumns } from './tidy-columns.js'

/** A list of entries read from a table. A person should check it before the players are entered. */
export interface EntryList {
  /** The meaning found for each column; `null` if it is not used. */
  readonly columns: readonly {
    readonly heading: string | null
    readonly field: EntryField | null
  }[]
  readonly entries: readonly { readonly line: number; readonly person: Person }[]
  /** Cells that could not be read and were left empty. */
  readonly problems: readonly UnreadCell[]
  /** Lines below the headings without a player: repeated headings, byes, sums, page footers. */
  readonly leftOut: readonly { readonly line: number; readonly text: string }[]
}

/** The codes of these faults. */
export type EntryListFaultCode =
  /** The text is empty. */
  | 'entries-empty'
  /** No column contains names. */
  | 'entries-no-names'

/** Why a text could not be read as a list of entries. */
export interface EntryListFault {
  readonly code: EntryListFaultCode
  readonly reason: string
}

/** The most columns that are read; further columns are ignored. */
const mostColumns = 100
/** The longest cell or line that is read; the rest is ignored. */
const longestCell = 400

/**
 * Reads a list of entries: a pasted table, a CSV file, a printed list, or the players of a report
 * file. Columns are recognised by their headings, or else by their content. `knowsFederation`
 * recognises names of federations, so that such a column needs no heading.
 *
 * @example
 * const list = parseEntries('Name;Rating\nNovak, Ana;2000')
 * list.ok && list.value.entries[0].person.rating // → 2000
 */
export function parseEntries(
  text: string,
  knowsFederation?: (text: string) => boolean,
): Attempt<EntryList, EntryListFault> {
  needText(text, 'parseEntries')
  const report = rowsOfReport(text)
  if (report !== null) return done(listOf(report, reportFields, () => null))
  const rows = rowsOf(text)
  if (rows.length === 0) return failed({ code: 'entries-empty', reason: 'there is no line' })
  const at = headingsAt(rows)
  const found = rows[at]
  const table = found && tidyColumns({ heads: found, people: rows.slice(at + 1) })
  const first = table?.heads
  const people = table?.people ?? rows
  const fields =
    first === undefined
      ? guessFields(
          rows.map(each => each.cells),
          knowsFederation,
        )
      : fieldsByHeading(first, people)
  if (!fields.some(each => each === 'name' || each === 'lastName')) {
    return failed({ code: 'entries-no-names', reason: 'no column holds names' })
  }
  const otherRatings = (first?.cells ?? []).findIndex(
    (head, index) => fields[index] === null && readHeading(head)?.field === 'rating',
  )
  return done(
    listOf(people, fields, index => (first ? (first.cells[index] ?? '') : null), otherRatings),
  )
}

/**
 * Splits each line into cells: at a delimiter, at fixed columns, or in the usual order of a printed
 * list.
 */
function rowsOf(text: string): Row[] {
  const delimiter = delimiterOf(text)
  if (delimiter !== null) {
    const rows = readRows(text, delimiter)
    const [only] = rows
    if (only !== undefined && rows.length === 1 && isLineOfNames(only.cells, delimiter))
      return only.cells.filter(Boolean).map(name => ({ line: only.line, cells: [name] }))
    return rows.map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, mostColumns).map(each => each.slice(0, longestCell)),
    }))
  }
  const columns = fixedColumns(text)
  if (columns !== null) return columns
  const rows = readRows(text, null).map(({ line, cells: [cell = ''] }) => {
    const whole = cell.slice(0, longestCell)
    // A line with several headings is not split: no column lines up with it.
    return { line, cells: isHeadLine(whole) ? [whole] : splitLine(whole) }
  })
  // A line with only a name has it in the same column as the other lines.
  if (!rows.some(({ cells }) => cells.length > 1)) return rows
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.length === 1 ? ['', cells[0] ?? ''] : cells,
  }))
}

/** Whether a single line lists people, as the recipients of a message do. */
function isLineOfNames(cells: readonly string[], delimiter: string): boolean {
  const names = cells.filter(Boolean).map(plainName)
  const isEnough = names.length > (delimiter === ',' ? 2 : 1)
  return isEnough && names.every(each => /^\p{L}[\p{L}.'’-]*\s+\p{L}[\p{L}\s.'’-]*$/u.test(each))
}

/** Programs write the name of the tournament and more above the table, at most this many lines. */
const MOST_ABOVE = 15

/** Whether a row contains column headings, including one for the name. */
function hasHeadings({ cells }: Row, isList: boolean): boolean {
  const named = cells.map(each => readHeading(each)?.field)
  const hasName = named.some(each => each === 'name' || each === 'lastName')
  return hasName && (isList || cells.filter(each => each !== '').length > 1)
}

/** The index of the row with the headings; -1 if there is none. */
function headingsAt(rows: readonly Row[]): number {
  const isList = rows.every(({ cells }) => cells.length <= 1)
  const found = rows.slice(0, MOST_ABOVE).findIndex(row => hasHeadings(row, isList))
  if (found !== -1) return found
  // A table without a name column can still have headings.
  const first = rows[0]?.cells ?? []
  return first.some(each => each !== '' && readHeading(each) !== null) && first.length > 1 ? 0 : -1
}

/**
 * The meaning of each column by its heading. A column without one is recognised by its content,
 * such as the titles of chess-results.
 */
function fieldsByHeading({ cells: heads }: Row, people: readonly Row[]): (EntryField | null)[] {
  const read = heads.map(readHeading)
  const named = read.map((each, index) => {
    if (each === null) return null
    const same = read.filter(other => other?.field === each.field)
    const best = Math.max(...same.map(other => other?.weight ?? 0))
    const isFirst = read.findIndex(o => o?.field === each.field && o.weight === best) === index
    return isFirst ? each.field : null
  })
  const contentOf = (index: number) =>
    guessFields(people.map(({ cells }) => [cells[index] ?? '']))[0]
  return named.map((field, index) => {
    // The heading `FIDE` means ratings in some lists and ids in others.
    if (field === 'rating' && !named.includes('fideId') && contentOf(index) === 'fideId')
      return 'fideId'
    // The heading `Nat.` means countries in some lists and national ratings in others.
    if (field === 'federation' && contentOf(index) === 'rating')
      return named.includes('rating') ? null : 'rating'
    if (field !== null || heads[index] !== '') return field
    return contentOf(index) === 'title' && !named.includes('title') ? 'title' : null
  })
}

function listOf(
  people: readonly Row[],
  fields: readonly (EntryField | null)[],
  heading: (index: number) => string | null,
  otherRatings = -1,
): EntryList {
  const problems: UnreadCell[] = []
  const leftOut: EntryList['leftOut'][number][] = []
  const entries = people.flatMap(row => {
    const unread: UnreadCell[] = []
    const person = readPerson(row, fields, unread, otherRatings)
    if (isNotAPlayer(row, person.name, heading)) {
      leftOut.push({ line: row.line, text: shortText(row) })
      return []
    }
    problems.push(...unread)
    return [{ line: row.line, person }]
  })
  const columns = fields.map((field, index) => ({
    heading: heading(index),
    field: index === otherRatings ? 'rating' : field,
  }))
  return { columns, entries, problems, leftOut }
}

const shortText = ({ cells }: Row): string => cells.filter(Boolean).join(' ').slice(0, 80)

/**
 * Whether a row is not a player: no name, a bye, a sum, or repeated headings as at the top of every
 * page.
 */
function isNotAPlayer(row: Row, name: string, heading: (index: number) => string | null): boolean {
  if (name === '' || isByeText(name) || isNoName(name) || isHeadLine(name)) return true
  if (row.cells.every((cell, index) => cell === '' || cell === heading(index))) return true
  const filled = row.cells.filter(each => each !== '')
  // A footnote below a table.
  const isTable = heading(1) !== null
  if (isTable && filled.length === 1 && /^([*†‡¹²³]|\(?\d\))\s*\p{L}/u.test(filled[0] ?? ''))
    return true
  // In a total below a table, the sum may be in any column.
  if (filled.length <= 2 && filled.every(isNoName)) return true
  return (
    filled.length > 1 &&
    filled.every(cell => readHeading(cell) !== null || /^\p{L}{1,4}\.$/u.test(cell))
  )
}
