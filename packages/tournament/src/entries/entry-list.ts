import { type Attempt, done, failed } from '../attempt.js'
import type { Person } from '../record/index.js'
import { delimiterOf, type Row, readRows } from './delimited.js'
import { guessFields } from './guess.js'
import { type EntryField, fieldOfHeading } from './headings.js'
import { reportFields, rowsOfReport } from './report-rows.js'

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

/** More columns than any list of entries has; what lies beyond is not looked at. */
const mostColumns = 100

/** Reads a pasted table, a CSV file or the players of a report file; the columns are known by their headings, else by what they hold. */
export function parseEntries(text: string): Attempt<EntryList, EntryListFault> {
  const report = rowsOfReport(text)
  if (report !== null) return done(listOf(report, reportFields, () => null))
  const rows = readRows(text, delimiterOf(text)).map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, mostColumns),
  }))
  const [first] = rows
  if (first === undefined) return failed({ code: 'entries-empty', reason: 'there is no line' })
  const named = first.cells.map(fieldOfHeading)
  const hasHeadings = named.some(each => each !== null)
  const people = hasHeadings ? rows.slice(1) : rows
  const fields = hasHeadings ? once(named) : guessFields(people.map(each => each.cells))
  if (!fields.some(each => each === 'name' || each === 'lastName')) {
    return failed({ code: 'entries-no-names', reason: 'no column holds names' })
  }
  return done(listOf(people, fields, index => (hasHeadings ? (first.cells[index] ?? '') : null)))
}

function listOf(
  people: readonly Row[],
  fields: readonly (EntryField | null)[],
  heading: (index: number) => string | null,
): EntryList {
  const problems: EntryList['problems'][number][] = []
  const entries = people.flatMap(row => {
    const person = readPerson(row, fields, problems)
    return person === null ? [] : [{ line: row.line, person }]
  })
  const columns = fields.map((field, index) => ({ heading: heading(index), field }))
  return { columns, entries, problems }
}

/** Of several columns with the same meaning the first counts. */
function once(fields: readonly (EntryField | null)[]): (EntryField | null)[] {
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : null))
}

function readPerson(
  { line, cells }: Row,
  fields: readonly (EntryField | null)[],
  problems: EntryList['problems'][number][],
): Person | null {
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
  const name = (last === '' ? textOf('name') : joined).slice(0, 200)
  if (name === '') return null
  return {
    name,
    sex: read('sex', parseSex),
    title: read('title', parseTitle),
    rating: read('rating', text => (/^\d{3,4}$/.test(text) ? Number(text) : null)),
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

const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']

function parseTitle(text: string): string | null {
  const title = text.toUpperCase()
  return titles.includes(title) ? title : null
}

/** `1990`, `1990-12-31`, `1990/12/31` or `31.12.1990`, as the report file writes it. */
function parseBirth(text: string): string | null {
  if (/^(19|20)\d\d$/.test(text)) return text
  const forward = /^((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (forward !== null) return dateText(forward[1]!, forward[2]!, forward[3]!)
  const backward = /^(\d{1,2})[-/.]\s?(\d{1,2})[-/.]\s?((?:19|20)\d\d)\.?$/.exec(text)
  return backward === null ? null : dateText(backward[3]!, backward[2]!, backward[1]!)
}

function dateText(year: string, month: string, day: string): string | null {
  if (Number(month) > 12 || Number(day) > 31) return null
  return `${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}`
}
