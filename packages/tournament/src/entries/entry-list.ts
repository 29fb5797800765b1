import { type Attempt, done, failed } from '../attempt.js'
import type { Person } from '../record/index.js'
import { titleOf } from '../trf/player-record.js'
import { delimiterOf, type Row, readRows } from './delimited.js'
import { guessFields } from './guess.js'
import { type EntryField, readHeading } from './headings.js'
import { parseRating } from './rating-cell.js'
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
  readonly problems: readonly {
    readonly line: number
    readonly column: number
    readonly field: EntryField
    readonly text: string
  }[]
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
  const delimiter = delimiterOf(text)
  const rows = readRows(text, delimiter).map(
    ({ line, cells }): Split => ({
      line,
      cells: delimiter === null ? splitLine(cells[0] ?? '') : cells.slice(0, mostColumns),
    }),
  )
  // A line of which only the name is known has it where the other lines have theirs.
  if (delimiter === null && rows.some(({ cells }) => cells.length > 1))
    for (const row of rows) if (row.cells.length === 1) row.cells = ['', row.cells[0] ?? '']
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

interface Split {
  readonly line: number
  cells: readonly string[]
}

/** Programs write the name of the tournament above the table. */
const MOST_ABOVE = 15

/** The row that names the columns; -1 where there is none. */
function headingsAt(rows: readonly Row[]): number {
  const isList = rows.every(({ cells }) => cells.length <= 1)
  const isHead = ({ cells }: Row): boolean => {
    const named = cells.map(each => readHeading(each)?.field)
    const hasName = named.some(each => each === 'name' || each === 'lastName')
    return hasName && (isList || cells.filter(each => each !== '').length > 1)
  }
  const found = rows.slice(0, MOST_ABOVE).findIndex(isHead)
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
  return named.map((field, index) => {
    if (field !== null || heads[index] !== '') return field
    const [guess = null] = guessFields(people.map(({ cells }) => [cells[index] ?? '']))
    return guess === 'title' && !named.includes('title') ? guess : null
  })
}

function listOf(
  people: readonly Row[],
  fields: readonly (EntryField | null)[],
  heading: (index: number) => string | null,
  /** Another column of ratings, for players who have none in the first; -1 where there is none. */
  spare = -1,
): EntryList {
  const problems: EntryList['problems'][number][] = []
  const entries = people.flatMap(row => {
    const person = readPerson(row, fields, problems, spare)
    return person === null ? [] : [{ line: row.line, person }]
  })
  const columns = fields.map((field, index) => ({ heading: heading(index), field }))
  return { columns, entries, problems }
}

function readPerson(
  { line, cells }: Row,
  fields: readonly (EntryField | null)[],
  problems: EntryList['problems'][number][],
  spare: number,
): Person | null {
  const textAt = (column: number) => cells[column] ?? ''
  const textOf = (field: EntryField) => {
    const column = fields.indexOf(field)
    return column === -1 ? '' : (cells[column] ?? '')
  }
  const read = <T>(field: EntryField, parse: (text: string) => T | null): T | null => {
    const text = textOf(field)
    if (text === '' || text === '-' || text === '0') return null
    const value = parse(text)
    if (value === null) problems.push({ line, column: fields.indexOf(field) + 1, field, text })
    return value
  }
  const [last, first] = [textOf('lastName'), textOf('firstName')]
  const joined = first === '' ? last : `${last}, ${first}`
  const whole = plainText(last === '' ? textOf('name') : joined).slice(0, 200)
  // Some lists have the title before the name, in the same column.
  const [, before = '', after = ''] = titleBefore.exec(whole) ?? []
  const name = before === '' ? whole : after
  if (name === '') return null
  const title = read('title', parseTitle) ?? (before === '' ? null : parseTitle(before))
  return {
    name,
    sex: read('sex', parseSex),
    title,
    rating: read('rating', parseRating) ?? parseRating(textAt(spare)),
    federation: read('federation', text =>
      /^\p{L}{2,10}$/u.test(text) ? text.toUpperCase() : null,
    ),
    fideId: read('fideId', text => (/^\d{3,11}$/.test(text) ? text : null)),
    birth: read('birth', parseBirth),
    club: read('club', text => text.slice(0, 100)),
  }
}

/** The first letter in our languages: male, moški, мушки, muž, mies, männlich; else female and its kin. */
function parseSex(text: string): 'm' | 'w' | null {
  if (/^(m|male|man|moški|moski|muški|muski|м|мушки|muž|muz|mies|männlich|herr)$/i.test(text))
    return 'm'
  if (
    /^(w|f|ž|z|ж|n|female|woman|ženski|zenski|женски|žena|zena|nainen|weiblich|frau)$/i.test(text)
  )
    return 'w'
  return null
}

/** In one line, without characters that cannot be seen; two of them belong to Persian spelling. */
const plainText = (text: string): string =>
  text
    .replaceAll(/(?![\u200C\u200D])\p{Cf}|(?!\s)\p{Cc}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const titleBefore = /^(GM|IM|WGM|FM|WIM|CM|WFM|WCM)\.?\s+(\p{L}.*)$/u
const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']

/** Also the short forms of report files: `g`, `wf`. */
function parseTitle(text: string): string | null {
  const title = titleOf(text)
  return title !== null && titles.includes(title) ? title : null
}

/** `1990`, `1990-12-31`, `1990/12/31` or `31.12.1990`, as the report file writes it. */
function parseBirth(text: string): string | null {
  if (/^(19|20)\d\d$/.test(text)) return text
  const year =
    /^((?:19|20)\d\d)[-/.]0{1,2}[-/.]0{1,2}$|^0{1,2}[-/.]0{1,2}[-/.]((?:19|20)\d\d)$/.exec(text)
  if (year !== null) return year[1] ?? year[2] ?? null
  const forward = /^((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (forward !== null) return dateText(forward[1]!, forward[2]!, forward[3]!)
  const backward = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?((?:19|20)\d\d)\.?$/.exec(text)
  return backward === null ? null : dateText(backward[3]!, backward[2]!, backward[1]!)
}

function dateText(year: string, month: string, day: string): string | null {
  if (Number(month) > 12 || Number(day) > 31) return null
  return `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`
}
