/** One line of a table, with the line of the file where it begins. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

const delimiters = ['\t', ';', ','] as const

/** The character that separates cells: of those outside quotes in the first line, the most frequent. */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map(each => [each, 0]))
  let quoted = false
  for (const character of text) {
    if (character === '"') quoted = !quoted
    if (quoted) continue
    if ((character === '\n' || character === '\r') && [...counts.values()].some(each => each > 0))
      break
    const count = counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  return [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))[0]
}

/** Reads cells with quotes ("a; b", and "" for a quote inside), lines ended by CR, LF or CRLF. */
export function readRows(text: string, delimiter: string): Row[] {
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
  const whole = text.startsWith('\uFEFF') ? text.slice(1) : text
  for (let index = 0; index < whole.length; index++) {
    const character = whole[index]!
    const next = whole[index + 1]
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
    } else if (character === delimiter) endCell()
    else if (lineEnds) {
      endRow()
      start = line
    } else if (character !== '\r') cell += character
  }
  endRow()
  return rows
}
