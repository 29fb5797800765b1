import type { Language } from '../i18n/language.js'
import { brailleOf } from './braille-letters.js'
import { resultShown, rowsOf } from './rows.js'
import type { Score, ScoreMove } from './score.js'

/** An offer of a draw, as print writes it: `(=)`. */
const OFFER = '⠐⠣⠐⠶⠐⠜'
const loweredDigits = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔'
const blank = '⠀'

/** An embossed page: so many cells a line, so many lines. */
export const cellsInLine = 40
export const linesOnPage = 25

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
}

/** A scoresheet in Braille, line by line, as Unicode cells: the heading, then a line for each pair of moves. */
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
  const lines = head.flatMap(line => wrapped(brailleOf(line, language)))
  const moves = rowsOf(score.moves).map(({ number, white, black }) =>
    [
      numberCells(number),
      white === null ? '⠤⠤' : cellsOf(white, language),
      cellsOf(black, language),
    ]
      .filter(part => part !== '')
      .join(blank),
  )
  return [...lines, '', ...moves.flatMap(wrapped)]
}

const numberCells = (number: number): string =>
  [...String(number)].map(digit => loweredDigits[Number(digit)]).join('')

function cellsOf(move: ScoreMove | null, language: Language): string {
  if (move === null) return ''
  const cells = move.braille === '' ? brailleOf(move.text, language) : move.braille
  return move.offer && !cells.endsWith(OFFER) ? `${cells}${OFFER}` : cells
}

/** A line that is longer than a line of the page goes on two cells in. */
function wrapped(line: string): string[] {
  const lines: string[] = []
  let now = ''
  for (const word of line.split(blank)) {
    const longer = now === '' ? word : `${now}${blank}${word}`
    if (longer.length <= cellsInLine) now = longer
    else {
      if (now.trim() !== '') lines.push(now)
      now = `${blank}${blank}${word}`.slice(0, cellsInLine)
    }
  }
  return [...lines, now]
}

/** The cells from none to all six dots, as embossers and displays know them in ASCII. */
const ascii = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)='

/** The lines as a `.brf` file: ASCII Braille, a form feed after each page. */
export function makeBrf(lines: readonly string[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const cells = [...line].map(cell => ascii[(cell.codePointAt(0) ?? 0x2800) - 0x2800] ?? ' ')
    text += `${cells.join('').trimEnd()}\r\n`
    if ((index + 1) % linesOnPage === 0 && index + 1 < lines.length) text += '\f'
  }
  return text
}
