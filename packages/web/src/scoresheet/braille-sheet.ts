import type { Language } from '../i18n/language.js'
import { brailleOf } from './braille-letters.js'
import { type Row, resultShown, rowsOf, timeOf } from './rows.js'
import type { Score, ScoreMove } from './score.js'

/** A draw offer, in print `(=)`. */
const OFFER = '⠐⠣⠐⠶⠐⠜'
const loweredDigits = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔'
const blank = '⠀'
/** Replaces a missing move of White's. */
const noMove = '⠤⠤'

/** An embossed page: cells per line, and lines. */
export const cellsInLine = 40
const linesOnPage = 25

export interface BrailleWords {
  readonly title: string
  readonly event: string
  readonly date: string
  readonly round: string
  readonly board: string
  readonly result: string
  readonly white: string
  readonly black: string
  readonly whose: string
  /** The heading of the clock column. */
  readonly time: string
}

/**
 * Writes a scoresheet in Braille as lines of Unicode cells: the heading, then a line for each pair
 * of moves, with the clock times in their own columns.
 */
export function brailleSheet(
  score: Score,
  words: BrailleWords,
  language: Language,
): readonly string[] {
  const { heading, names } = score
  const facts: (readonly [string, string | undefined])[] = [
    [words.event, [heading.event, heading.site].filter(Boolean).join(', ')],
    [words.date, heading.date],
    [words.round, heading.round],
    [words.board, heading.board],
    [words.white, names.white],
    [words.black, names.black],
    [words.result, resultShown(score.result)],
  ]
  const head = [words.whose === '' ? words.title : `${words.title}: ${words.whose}`]
  for (const [label, value] of facts) if (value) head.push(`${label}: ${value}`)
  const lines = head.flatMap(line => wrapLines(brailleOf(line, language)))
  const rows = rowsOf(score.moves)
  const isTimed = score.moves.some(({ left }) => left !== null)
  const moves = isTimed
    ? [columnTitles(words, language), ...rows.flatMap(row => inColumns(row, language))]
    : rows.flatMap(row => wrapLines(inLine(row, language)))
  return [...lines, '', ...moves]
}

/** Without clocks, a pair of moves follows its number. */
const inLine = ({ number, white, black }: Row, language: Language): string =>
  [
    numberCells(number),
    white === null ? noMove : cellsOf(white, language),
    cellsOf(black, language),
  ]
    .filter(part => part !== '')
    .join(blank)

/**
 * Where the columns begin: White's move, White's clock, Black's move, Black's clock. A finger can
 * follow each straight down, with an empty cell before it.
 */
const columns = [3, 11, 22, 30] as const
const ends = [11, 22, 30, cellsInLine + 1] as const

/** The maximum cells of a move before it would reach the column of the next move. */
const longestMove = 18

type Quarter = 0 | 1 | 2 | 3

const fits = (part: string, at: Quarter): boolean => columns[at] + part.length < ends[at]

/** Puts each part into its column. */
const aligned = (number: string, parts: readonly string[]): string =>
  parts.reduce(
    (line, part, at) => (part === '' ? line : line.padEnd(columns[at as Quarter], blank) + part),
    number,
  )

function columnTitles({ white, black, time }: BrailleWords, language: Language): string {
  const room = (at: number) => ends[at as Quarter] - columns[at as Quarter] - 1
  const cells = (text: string, at: number) => brailleOf(text, language).slice(0, room(at))
  return aligned('', [white, time, black, time].map(cells))
}

/**
 * A pair of moves with the clocks. If a move reaches into the next column, as with a draw offer,
 * its clock goes into the line below, in the clock column.
 */
function inColumns({ number, white, black }: Row, language: Language): readonly string[] {
  const count = numberCells(number)
  const clock = (move: ScoreMove | null) => (move === null ? '' : brailleOf(timeOf(move), language))
  const moves = [white === null ? noMove : cellsOf(white, language), cellsOf(black, language)]
  const [first = '', second = ''] = moves
  const clocks = [clock(white), clock(black)] as const
  if (count.length >= columns[0] || moves.some(({ length }) => length > longestMove)) {
    return wrapLines([count, first, clocks[0], second, clocks[1]].filter(Boolean).join(blank))
  }
  const beside = [fits(first, 0), fits(second, 2)] as const
  const clockText = (side: 0 | 1, isBeside: boolean) =>
    beside[side] === isBeside ? clocks[side] : ''
  const below = aligned('', ['', clockText(0, false), '', clockText(1, false)])
  const line = aligned(count, [first, clockText(0, true), second, clockText(1, true)])
  return below === '' ? [line] : [line, below]
}

const numberCells = (number: number): string =>
  [...String(number)].map(digit => loweredDigits[Number(digit)]).join('')

function cellsOf(move: ScoreMove | null, language: Language): string {
  if (move === null) return ''
  const cells = move.braille === '' ? brailleOf(move.text, language) : move.braille
  return move.offer && !cells.endsWith(OFFER) ? `${cells}${OFFER}` : cells
}

/** Breaks a long line. It continues two cells in. */
function wrapLines(line: string): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(blank)) {
    const longer = current === '' ? word : `${current}${blank}${word}`
    if (longer.length <= cellsInLine) current = longer
    else {
      if (current.trim() !== '') lines.push(current)
      current = `${blank}${blank}${word}`.slice(0, cellsInLine)
    }
  }
  return [...lines, current]
}

/** The 64 cells in ASCII Braille, as embossers and displays use it. */
const ascii = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)='

/** Writes the lines as a `.brf` file: ASCII Braille, with a form feed after each page. */
export function makeBrf(lines: readonly string[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const cells = [...line].map(cell => ascii[(cell.codePointAt(0) ?? 0x2800) - 0x2800] ?? ' ')
    text += `${cells.join('').trimEnd()}\r\n`
    if ((index + 1) % linesOnPage === 0 && index + 1 < lines.length) text += '\f'
  }
  return text
}
