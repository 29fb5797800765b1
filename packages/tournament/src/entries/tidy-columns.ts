import type { Row } from './delimited.js'
import { type EntryField, marksWomen, readHeading } from './headings.js'
import { isUnknown } from './unknown-cell.js'

/** A table below its row of headings. */
export interface HeadedTable {
  readonly heads: Row
  readonly people: readonly Row[]
}

/**
 * Makes one column of each meaning: joins a second row of headings to the first, splits columns
 * that hold two things, repeats the teams of merged cells, and writes out the marks of women.
 */
export const tidyColumns = (table: HeadedTable): HeadedTable =>
  withWomen(withTeams(withSplitColumns(withSecondHeadings(table))))

/**
 * Spreadsheets have headings in two rows: `Rating` above `SLO` and `FIDE`. A heading that stands
 * for several columns is written in the first of them.
 */
function withSecondHeadings({ heads, people }: HeadedTable): HeadedTable {
  const [second, ...rest] = people
  if (second === undefined || !isSecondHeading(second, heads)) return { heads, people }
  let above = ''
  const cells = second.cells.map((below, index) => {
    above = heads.cells[index] || (below === '' ? '' : above)
    const field = readHeading(below)?.field
    return field !== undefined && field !== 'rating' ? below : `${above} ${below}`.trim()
  })
  return {
    heads: { line: heads.line, cells: [...cells, ...heads.cells.slice(cells.length)] },
    people: rest,
  }
}

function isSecondHeading({ cells }: Row, heads: Row): boolean {
  const filled = cells.filter(each => each !== '')
  const isRepeated = cells.every((each, index) => each === '' || each === heads.cells[index])
  return (
    !isRepeated &&
    filled.some(each => readHeading(each) !== null) &&
    filled.every(each => readHeading(each) !== null || /^\p{Lu}{2,4}$/u.test(each))
  )
}

/** Splits `SLO, ŠK Ig` below the heading `Fed, Club`. */
function withSplitColumns({ heads, people }: HeadedTable): HeadedTable {
  const parts = heads.cells.map((head, index) =>
    splitHeading(
      head,
      people.map(({ cells }) => cells[index] ?? ''),
    ),
  )
  if (parts.every(each => each === null)) return { heads, people }
  const split = (
    row: Row,
    cellsOf: (cell: string, names: SplitHeading) => readonly string[],
  ): Row => ({
    line: row.line,
    cells: parts.flatMap((each, index) => {
      const cell = row.cells[index] ?? ''
      return each === null ? [cell] : cellsOf(cell, each)
    }),
  })
  return {
    heads: split(heads, (_, { names }) => names),
    people: people.map(row => split(row, splitCell)),
  }
}

interface SplitHeading {
  readonly names: readonly string[]
  readonly mark: string
  /** A name with a comma is followed by the rest: the last mark separates. */
  readonly isNameFirst: boolean
}

/** The parts of a heading for several things, if most cells below it have as many parts. */
function splitHeading(head: string, cells: readonly string[]): SplitHeading | null {
  const mark = /[/,+|]/.exec(head)?.[0]
  const names = mark === undefined ? [] : head.split(mark).map(each => each.trim())
  const fields = names.map(each => readHeading(each)?.field)
  if (mark === undefined || names.length !== 2 || fields.includes(undefined)) return null
  if (new Set(fields.map(kindOf)).size < 2) return null
  const filled = cells.filter(each => each !== '')
  const withMark = filled.filter(each => each.includes(mark))
  if (withMark.length === 0 || withMark.length * 2 < filled.length) return null
  return { names, mark, isNameFirst: kindOf(fields[0]) === 'name' }
}

/** The parts of a name belong together. */
const kindOf = (field: EntryField | undefined): EntryField | undefined =>
  field === 'firstName' || field === 'lastName' ? 'name' : field

function splitCell(cell: string, { mark, isNameFirst }: SplitHeading): readonly string[] {
  const at = isNameFirst ? cell.lastIndexOf(mark) : cell.indexOf(mark)
  return at === -1 ? [cell, ''] : [cell.slice(0, at).trim(), cell.slice(at + 1).trim()]
}

const team = /^(team|mannschaft|ekipa|moštvo|екипа|tým|družstvo|joukkue)\b/iu

/** A team in a merged cell stands only beside its first player. */
function withTeams({ heads, people }: HeadedTable): HeadedTable {
  const at = heads.cells.findIndex(each => team.test(each))
  if (at === -1 || !people[0]?.cells[at]) return { heads, people }
  let current = ''
  const filled = people.map(({ line, cells }) => {
    current = cells[at] || current
    return { line, cells: cells.map((cell, index) => (index === at ? current : cell)) }
  })
  return { heads, people: filled }
}

/** Below a heading such as `w` or `Female` everything but "no" marks a woman. */
function withWomen({ heads, people }: HeadedTable): HeadedTable {
  const at = heads.cells.findIndex(marksWomen)
  if (at === -1) return { heads, people }
  const isOther = (cell: string) => cell === '' || isUnknown(cell) || no.test(cell)
  const marked = people.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) => {
      if (index !== at || cell === heads.cells[at]) return cell
      return isOther(cell) ? '' : 'w'
    }),
  }))
  return { heads, people: marked }
}

const no = /^(no?|ne|не|nein|ei|false|m|male)$/i
