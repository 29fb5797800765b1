import type { Person } from '../record/index.js'
import { titleOf } from '../trf/player-record.js'
import { isNoDate, parseBirth } from './birth-cell.js'
import type { Row } from './delimited.js'
import type { EntryField } from './headings.js'
import { parseNameCell } from './name-cell.js'
import { parseRating } from './rating-cell.js'
import { asFideWrites, isFideTitle, isOtherTitle } from './titles.js'
import { isUnknown } from './unknown-cell.js'

/** A cell that could not be read and was left empty. */
export interface UnreadCell {
  readonly line: number
  /** The column, counted from 1. */
  readonly column: number
  readonly field: EntryField
  readonly text: string
  /** A national or online title, which is understood but not kept. */
  readonly isOtherTitle?: true
}

/** Reads one person of a list. The name may be empty. */
export function readPerson(
  { line, cells }: Row,
  fields: readonly (EntryField | null)[],
  problems: UnreadCell[],
  /** Another column of ratings, for players without one in the first; -1 if there is none. */
  otherRatings: number,
): Person {
  const textOf = (field: EntryField) => {
    const column = fields.indexOf(field)
    return column === -1 ? '' : (cells[column] ?? '')
  }
  const read = <T>(field: EntryField, parse: (text: string) => T | null): T | null => {
    const text = textOf(field)
    if (text === '' || isUnknown(text) || (field === 'birth' && isNoDate(text))) return null
    const value = parse(text)
    if (value === null) leaveOut(field, text, fields.indexOf(field) + 1)
    return value
  }
  const leaveOut = (field: EntryField, text: string, column: number) => {
    const isOther = field === 'title' && isOtherTitle(text)
    problems.push({ line, column, field, text, ...(isOther && { isOtherTitle: true }) })
  }
  const named = parseNameCell(nameOf(textOf, fields))
  if (isOtherTitle(named.title)) leaveOut('title', named.title, columnOfName(fields))
  return {
    name: named.name.slice(0, 200),
    sex: read('sex', parseSex),
    title: read('title', parseTitle) ?? (named.title === '' ? null : parseTitle(named.title)),
    rating: read('rating', parseRating) ?? parseRating(cells[otherRatings] ?? ''),
    federation: read('federation', parseFederation) ?? (named.federation || null),
    fideId: read('fideId', parseFideId),
    birth: read('birth', parseBirth),
    club: read('club', text => text.slice(0, 100)),
  }
}

/** The column of names, counted from 1. */
const columnOfName = (fields: readonly (EntryField | null)[]): number =>
  1 + fields.findIndex(field => field === 'name' || field === 'lastName')

/**
 * The full name, from one or two columns. Beside a column of surnames (`Priimek`, `Prezime`,
 * `Příjmení`) the name column contains first names; beside one of first names (`Vorname`) it
 * contains surnames.
 */
function nameOf(
  textOf: (field: EntryField) => string,
  fields: readonly (EntryField | null)[],
): string {
  const name = textOf('name')
  const last = textOf('lastName') || (fields.includes('lastName') ? '' : name)
  const first = textOf('firstName') || (fields.includes('firstName') ? '' : name)
  if (!fields.includes('lastName') && !fields.includes('firstName')) return name
  if (last === '' || first === '') return last || first
  // Some lists have the full name as well.
  const isWhole = (whole: string, part: string) => whole.includes(' ') && whole.includes(part)
  if (isWhole(last, first)) return last
  return isWhole(first, last) ? first : `${last}, ${first}`
}

/**
 * Decides by the first letter in our languages: male, moški, мушки, muž, mies, männlich; otherwise
 * female and similar words.
 */
function parseSex(text: string): 'm' | 'w' | null {
  if (/^(m|♂|male|man|boy|moški|moski|muški|muski|м|мушки|muž|muz|mies|männlich|herr)$/i.test(text))
    return 'm'
  if (
    /^(w|f|ž|z|ж|n|♀|female|woman|girl|ženski|zenski|женски|žena|zena|nainen|weiblich|frau)$/i.test(
      text,
    )
  )
    return 'w'
  return null
}

const parseFederation = (text: string): string | null =>
  /^[a-z]{2,3}$/i.test(text) ? text.toUpperCase() : null

/** Reads an id of FIDE, also in groups of digits or after a word: `146 000 01`, `FIDE 14600001`. */
function parseFideId(text: string): string | null {
  const digits = text.replace(/^\p{L}[\p{L}\s-]*:?\s*/u, '').replaceAll(/(?<=\d)[\s.]+(?=\d)/g, '')
  return /^\d{3,11}$/.test(digits) ? digits : null
}

/** Reads a title, also in the short forms of report files (`g`, `wf`) and the old IGM. */
function parseTitle(text: string): string | null {
  const title = titleOf(asFideWrites(text))?.replace(/^(W?)IGM$/, '$1GM') ?? null
  return title !== null && isFideTitle(title) ? title : null
}
