import { type Page, PdfDocument } from '../pdf/document.js'
import { type Typeface, textWidth, truncate } from '../pdf/typeface.js'
import { markedText, type Row, resultShown, rowsOf, timeOf } from './rows.js'
import type { Score } from './score.js'

/** The texts of a scoresheet, in the language in which it is printed. */
export interface SheetWords {
  readonly title: string
  readonly event: string
  readonly round: string
  readonly board: string
  readonly date: string
  readonly control: string
  readonly laws: string
  readonly result: string
  readonly time: string
  readonly white: string
  readonly black: string
  readonly whiteSigns: string
  readonly blackSigns: string
  readonly arbiterSigns: string
  readonly signed: (result: string) => string
  readonly page: (number: number, of: number) => string
  /** Whose scoresheet it is, if a player wrote it. */
  readonly whose: string
  /** The time control, the Laws and the reason for the end, in words. */
  readonly timed: string
  readonly lawsName: string
  readonly ended: string
}

export interface Typefaces {
  readonly regular: Typeface
  readonly bold: Typeface
}

const margin = 45
const rowsInColumn = 40
const rowHeight = 13.4
const gap = 17
const tableTop = 630
/** The widths of number, White, time, Black, time. */
const columns = [24, 66, 44, 66, 44] as const
const columnWidth = columns.reduce((sum, width) => sum + width, 0)

/**
 * Makes a scoresheet on A4: eighty moves per page, with clock times and three signatures. An empty
 * one is a form to write on.
 */
export async function makeScorePdf(
  score: Score,
  words: SheetWords,
  faces: Typefaces,
  language: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument()
  const rows = rowsOf(score.moves)
  const pages = Math.max(1, Math.ceil(rows.length / (2 * rowsInColumn)))
  for (let number = 0; number < pages; number++) {
    const page = document.page()
    drawHeading(page, score, words, faces)
    const first = rows[0]?.number ?? 1
    for (const column of [0, 1]) {
      const from = (number * 2 + column) * rowsInColumn
      const x = margin + column * (columnWidth + gap)
      drawColumn(page, x, rows.slice(from, from + rowsInColumn), first + from, words, faces)
    }
    drawSignatures(page, score, words, faces)
    const foot = pages > 1 ? words.page(number + 1, pages) : ''
    rightText(page, page.width - margin, 26, foot, faces.regular, 8, 0.35)
    page.text(margin, 26, 'Jadoube', { typeface: faces.regular, size: 8, grey: 0.35 })
  }
  const players = [score.names.white, score.names.black].filter(name => name !== '').join(' – ')
  const title = players === '' ? words.title : `${words.title}: ${players}`
  return document.write({ title, language })
}

function drawHeading(page: Page, score: Score, words: SheetWords, faces: Typefaces): void {
  const { heading, names } = score
  const right = page.width - margin
  const whose = words.whose === '' ? words.title : `${words.title} · ${words.whose}`
  page.text(margin, 787, truncate(faces.bold, whose, 17, 380), { typeface: faces.bold, size: 17 })
  const result = resultShown(score.result)
  rightText(page, right, 787, result, faces.bold, 17)
  rightText(page, right, 775, words.ended, faces.regular, 8, 0.35)
  const place = [heading.event, heading.site].filter(Boolean).join(', ')
  const wide = 330
  const side = margin + wide + 20
  const narrow = right - side
  field(page, margin, 746, wide, words.event, place, faces)
  field(page, side, 746, narrow, words.date, heading.date ?? '', faces)
  field(page, margin, 717, wide, words.white, names.white, faces, true)
  field(page, side, 717, narrow / 2 - 6, words.round, heading.round ?? '', faces)
  field(page, side + narrow / 2 + 6, 717, narrow / 2 - 6, words.board, heading.board ?? '', faces)
  field(page, margin, 688, wide, words.black, names.black, faces, true)
  field(page, side, 688, narrow, words.result, result, faces, true)
  field(page, margin, 659, wide, words.control, words.timed, faces)
  field(page, side, 659, narrow, words.laws, words.lawsName, faces)
}

/** A value above a line, with a small label below it. */
function field(
  page: Page,
  x: number,
  y: number,
  width: number,
  label: string,
  value: string,
  faces: Typefaces,
  strong = false,
): void {
  const typeface = strong ? faces.bold : faces.regular
  // A long value gets smaller before it is cut.
  const size = [11, 9.5, 8.5].find(each => textWidth(typeface, value, each) <= width) ?? 8
  page.text(x, y + 3, truncate(typeface, value, size, width), { typeface, size })
  page.line(x, y, x + width, y)
  page.text(x, y - 8, truncate(faces.regular, label, 7, width), {
    typeface: faces.regular,
    size: 7,
    grey: 0.35,
  })
}

function drawColumn(
  page: Page,
  x: number,
  rows: readonly Row[],
  firstNumber: number,
  words: SheetWords,
  faces: Typefaces,
): void {
  const bottom = tableTop - rowsInColumn * rowHeight
  const edges: number[] = [x]
  for (const width of columns) edges.push(edges[edges.length - 1]! + width)
  const [, white, whiteTime, black, blackTime, end] = edges as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const label = { typeface: faces.bold, size: 8 }
  page.text(white + 4, tableTop + 4, words.white, label)
  page.text(black + 4, tableTop + 4, words.black, label)
  rightText(page, black - 4, tableTop + 4, words.time, faces.regular, 7, 0.35)
  rightText(page, end - 4, tableTop + 4, words.time, faces.regular, 7, 0.35)
  page.line(x, tableTop, end, tableTop, 1)
  for (const edge of [white, black]) page.line(edge, tableTop, edge, bottom)
  for (const edge of [whiteTime, blackTime]) page.line(edge, tableTop, edge, bottom, 0.2)
  for (let index = 0; index < rowsInColumn; index++) {
    const y = tableTop - (index + 1) * rowHeight
    // Every tenth line is thicker, so that a move number is easy to find.
    page.line(x, y, end, y, (index + 1) % 10 === 0 ? 0.8 : 0.25)
    const row = rows[index]
    const number = row?.number ?? firstNumber + index
    rightText(page, white - 5, y + 3.6, String(number), faces.regular, 8.5, 0.35)
    for (const [move, left, right] of [
      [row?.white, white, black],
      [row?.black, black, end],
    ] as const) {
      if (!move) continue
      const text = truncate(faces.regular, markedText(move), 10, columns[1] - 5)
      page.text(left + 4, y + 3.6, text, { typeface: faces.regular, size: 10 })
      rightText(page, right - 4, y + 3.6, timeOf(move), faces.regular, 7.5, 0.25)
    }
  }
}

function drawSignatures(page: Page, score: Score, words: SheetWords, faces: Typefaces): void {
  const width = (page.width - 2 * margin - 40) / 3
  for (const [index, [label, signed]] of (
    [
      [words.whiteSigns, score.signed.white],
      [words.blackSigns, score.signed.black],
      [words.arbiterSigns, null],
    ] as const
  ).entries()) {
    const x = margin + index * (width + 20)
    const text = signed === null ? '' : words.signed(resultShown(signed) || signed)
    field(page, x, 58, width, label, text, faces)
  }
}

function rightText(
  page: Page,
  right: number,
  y: number,
  text: string,
  typeface: Typeface,
  size: number,
  grey = 0,
): void {
  page.text(right - textWidth(typeface, text, size), y, text, { typeface, size, grey })
}
