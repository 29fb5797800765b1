import { type Attempt, done, failed } from '../attempt.js'
import type { Person } from '../record/index.js'
import { delimiterOf, type Row, readRows } from './delimited.js'
import { fixedColumns, isHeadLine } from './fixed-width.js'
import { guessFields } from './guess.js'
import { type EntryField, readHeading } from './headings.js'
import { isByeText, isNoName } from './not-a-player.js'
import { readPerson, type UnreadCell } from './person.js'
import { reportFields, rowsOfReport } from './report-rows.js'
import { splitLine } from './split-line.js'

/** A list of entries from a table, for a person to look over before anybody is entered. */
export interface EntryList {
  /** What each column was taken for; `null` for one that is not used. */
  readonly columns: readonly {
    readonly heading: string | null
    readonly field: EntryField | null
  }[]
  readonly entries: readonly { readonly line: number; readonly person: Person }[]
  /** Cells that could not be read and were left empty. */
  readonly problems: readonly UnreadCell[]
  /** Lines below the headings that name no player: headings again, byes, sums, the foot of a page. */
  readonly leftOut: readonly { readonly line: number; readonly text: string }[]
}

export type EntryListFaultCode =
  /** The text has no line. */
  | 'entries-empty'
  /** No column holds names. */
  | 'entries-no-names'

export interface EntryListFault {
  readonly code: EntryListFaultCode
  readonly reason: string
}

/** More columns than any list of entries has; further columns are ignored. */
const mostColumns = 100

/** Reads a pasted table, a CSV file or the players of a report file; the columns are known by their headings, else by what they hold. */
export function parseEntries(text: string): Attempt<EntryList, EntryListFault> {
  const report = rowsOfReport(text)
  if (report !== null) return done(listOf(report, reportFields, () => null))
  const rows = rowsOf(text)
  if (rows.length === 0) return failed({ code: 'entries-empty', reason: 'there is no line' })
  const at = headingsAt(rows)
  const first = rows[at]
  const people = rows.slice(at + 1)
  const fields =
    first === undefined ? guessFields(rows.map(each => each.cells)) : known(first, people)
  if (!fields.some(each => each === 'name' || each === 'lastName')) {
    return failed({ code: 'entries-no-names', reason: 'no column holds names' })
  }
  const spare = (first?.cells ?? []).findIndex(
    (head, index) => fields[index] === null && readHeading(head)?.field === 'rating',
  )
  return done(listOf(people, fields, index => (first ? (first.cells[index] ?? '') : null), spare))
}

/** The cells of each line: separated by a character, below one another, or in the order of a printed list. */
function rowsOf(text: string): Row[] {
  const delimiter = delimiterOf(text)
  if (delimiter !== null)
    return readRows(text, delimiter).map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, mostColumns),
    }))
  const columns = fixedColumns(text)
  if (columns !== null) return columns
  const rows = readRows(text, null).map(({ line, cells: [whole = ''] }) => ({
    line,
    // A line of several headings stays one: no column is below it.
    cells: isHeadLine(whole) ? [whole] : splitLine(whole),
  }))
  // A line of which only the name is known has it where the other lines have theirs.
  if (!rows.some(({ cells }) => cells.length > 1)) return rows
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.length === 1 ? ['', cells[0] ?? ''] : cells,
  }))
}

/** Programs write the name of the tournament above the table. */
const MOST_ABOVE = 15

/** A row that names columns, and names among them. */
function isHead({ cells }: Row, isList: boolean): boolean {
  const named = cells.map(each => readHeading(each)?.field)
  const hasName = named.some(each => each === 'name' || each === 'lastName')
  return hasName && (isList || cells.filter(each => each !== '').length > 1)
}

/** The row that names the columns; -1 where there is none. */
function headingsAt(rows: readonly Row[]): number {
  const isList = rows.every(({ cells }) => cells.length <= 1)
  const found = rows.slice(0, MOST_ABOVE).findIndex(row => isHead(row, isList))
  if (found !== -1) return found
  // A table without names has headings anyway.
  const first = rows[0]?.cells ?? []
  return first.some(each => each !== '' && readHeading(each) !== null) && first.length > 1 ? 0 : -1
}

/** What the headings say; a column without one is known by what it holds, as the titles of chess-results. */
function known({ cells: heads }: Row, people: readonly Row[]): (EntryField | null)[] {
  const read = heads.map(readHeading)
  const named = read.map((each, index) => {
    if (each === null) return null
    const same = read.filter(other => other?.field === each.field)
    const best = Math.max(...same.map(other => other?.weight ?? 0))
    const isFirst = read.findIndex(o => o?.field === each.field && o.weight === best) === index
    return isFirst ? each.field : null
  })
  const held = (index: number) => guessFields(people.map(({ cells }) => [cells[index] ?? '']))[0]
  return named.map((field, index) => {
    // Below `FIDE` there are ratings in one list and ids in the next.
    if (field === 'rating' && !named.includes('fideId') && held(index) === 'fideId') return 'fideId'
    // And below `Nat.` countries in one and national ratings in another.
    if (field === 'federation' && held(index) === 'rating')
      return named.includes('rating') ? null : 'rating'
    if (field !== null || heads[index] !== '') return field
    return held(index) === 'title' && !named.includes('title') ? 'title' : null
  })
}

function listOf(
  people: readonly Row[],
  fields: readonly (EntryField | null)[],
  heading: (index: number) => string | null,
  spare = -1,
): EntryList {
  const problems: UnreadCell[] = []
  const leftOut: EntryList['leftOut'][number][] = []
  const entries = people.flatMap(row => {
    const unread: UnreadCell[] = []
    const person = readPerson(row, fields, unread, spare)
    if (isNobody(row, person.name, heading)) {
      leftOut.push({ line: row.line, text: shortText(row) })
      return []
    }
    problems.push(...unread)
    return [{ line: row.line, person }]
  })
  const columns = fields.map((field, index) => ({
    heading: heading(index),
    field: index === spare ? 'rating' : field,
  }))
  return { columns, entries, problems, leftOut }
}

const shortText = ({ cells }: Row): string => cells.filter(Boolean).join(' ').slice(0, 80)

/** No name, a bye, a sum, or the headings once more, as at the top of every page. */
function isNobody(row: Row, name: string, heading: (index: number) => string | null): boolean {
  if (name === '' || isByeText(name) || isNoName(name) || isHeadLine(name)) return true
  if (row.cells.every((cell, index) => cell === '' || cell === heading(index))) return true
  const filled = row.cells.filter(each => each !== '')
  // In the total below a table the sum may stand anywhere.
  if (filled.length <= 2 && filled.every(isNoName)) return true
  return (
    filled.length > 1 &&
    filled.every(cell => readHeading(cell) !== null || /^\p{L}{1,4}\.$/u.test(cell))
  )
}
