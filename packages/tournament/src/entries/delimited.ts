/** One row of a table, with its line number in the file. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const delimiters = ['\t', ';', '|', ','] as const
type Delimiter = (typeof delimiters)[number]
const none = (): Record<Delimiter, number> => ({ '\t': 0, ';': 0, '|': 0, ',': 0 })
const isDelimiter = (character: string): character is Delimiter =>
  (delimiters as readonly string[]).includes(character)

/**
 * The character that separates cells: a tab, semicolon, bar or comma that occurs in half of the
 * lines. Null if there is none. The comma in `Novak, Ana` does not count.
 */
export function delimiterOf(text: string): Delimiter | null {
  const counts = none()
  /**
   * The number of lines with several delimiters. Two such lines make a table, whatever stands above
   * and below it.
   */
  const tables = none()
  let lines = 0
  let quoted = false
  let line = none()
  let isEmpty = true
  const endLine = () => {
    if (!isEmpty) lines++
    for (const each of delimiters) {
      if (line[each] > 0) counts[each]++
      if (line[each] > 2 && each !== ',') tables[each]++
    }
    line = none()
    isEmpty = true
  }
  for (const character of text) {
    if (character === '"') quoted = !quoted
    if (!quoted && (character === '\n' || character === '\r')) endLine()
    else if (character.trim() !== '') isEmpty = false
    if (!quoted && isDelimiter(character)) line[character]++
  }
  endLine()
  const found = delimiters.find(
    each => tables[each] > 1 || (counts[each] > 0 && counts[each] * 2 >= lines),
  )
  return found === ',' && areNames(text) ? null : (found ?? null)
}

/** Whether every line is only a name: at most one comma, followed by a space and a letter. */
function areNames(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter(each => each.trim() !== '')
  return lines.every(each => /^[^",;\t]*(, *\p{L}[^",;\t]*)?$/u.test(each) && !/,\S/.test(each))
}

/**
 * Reads the cells of each line, with quotes ("a; b", and "" for a quote inside). Lines end with CR,
 * LF or CRLF.
 */
export function readRows(text: string, delimiter: string | null): Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let start = 1
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some(each => each !== '')) rows.push({ line: start, cells })
    cells = []
  }
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text
  // If cells are separated by a bare comma, a comma with a space after it belongs to a name.
  const isTight = delimiter === ',' && /,[^\s,]/.test(content)
  const separates = (next: string | undefined, after: string | undefined) =>
    !(isTight && next === ' ' && after !== undefined && /\p{L}/u.test(after))
  for (let index = 0; index < content.length; index++) {
    const character = content[index]!
    const next = content[index + 1]
    const lineEnds = character === '\n' || (character === '\r' && next !== '\n')
    if (lineEnds) line++
    if (quoted) {
      if (character !== '"') cell += character
      else if (next === '"') {
        cell += '"'
        index++
      } else quoted = false
    } else if (character === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (character === delimiter && separates(next, content[index + 2])) endCell()
    else if (lineEnds) {
      endRow()
      start = line
    } else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}
