/** One record of a file: its tag in columns 1–3, and the whole line. */
export interface TrfLine {
  readonly tag: string
  readonly text: string
  /** The line number, from 1, including blank lines. */
  readonly number: number
  /** The text, or its characters if it contains some beyond the basic plane. */
  readonly cells: string | readonly string[]
}

const beyondBasicPlane = /[\uD800-\uDFFF]/

/** Splits text at CR, LF or CRLF, without blank lines and a byte order mark. */
export function splitLines(text: string): TrfLine[] {
  const lines: TrfLine[] = []
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text
  content.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const cells = beyondBasicPlane.test(line) ? Array.from(line) : line
    lines.push({ tag: line.slice(0, 3), text: line, number: index + 1, cells })
  })
  return lines
}

/** The text in columns `from` to `to`, both counted from 1 and included, trimmed. */
export function columns(line: TrfLine, from: number, to: number): string {
  const { cells } = line
  const part =
    typeof cells === 'string' ? cells.slice(from - 1, to) : cells.slice(from - 1, to).join('')
  return part.trim()
}

/** The number of columns of the line. */
export function widthOf(line: TrfLine): number {
  return line.cells.length
}

/** The text after the tag. */
export function contentOf(line: TrfLine): string {
  return line.text.slice(3).trim()
}

/** The words after the tag, each with the column where it starts. */
export function wordsOf(line: TrfLine): { readonly word: string; readonly column: number }[] {
  return [...line.text.slice(3).matchAll(/\S+/g)].map(match => ({
    word: match[0],
    column: match.index + 4,
  }))
}
