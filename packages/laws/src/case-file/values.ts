/** A value in a case file: anything that JSON allows. */
export type Value = string | number | boolean | null | readonly Value[] | Fields

/** Named values. */
export type Fields = { readonly [name: string]: Value }

/** Thrown for a part of a case file that cannot be read. The parser adds the line. */
export class Unreadable extends Error {}

const time = /^(-?)(?:(\d+):)?(\d+):(\d\d)(?:\.(\d{1,3}))?$/
const move = /^([a-h][1-8])-([a-h][1-8])(?:=([A-Za-z]))?$/
const number = /^-?\d+(?:\.\d+)?$/
const word = /^[^\s,[\]{}()"]+$/

/** Reads `0:05`, `1:30:00`, `0:12.5` and `-0:01` as milliseconds; null for anything else. */
export function parseTime(text: string): number | null {
  const parts = time.exec(text)
  if (parts === null) return null
  const [, sign, hours = '0', minutes, seconds, fraction = ''] = parts
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  const ms = whole * 1000 + Number(fraction.padEnd(3, '0'))
  return sign === '-' ? -ms : ms
}

/** Reads `e2-e4` and `e7-e8=Q`; null for anything else. */
function parseSquares(text: string): Fields | null {
  const parts = move.exec(text)
  if (parts === null) return null
  const [, from, to, promotion] = parts
  return { from: from!, to: to!, ...(promotion !== undefined && { promotion }) }
}

/** Splits at commas or spaces outside of quotes and brackets. */
function split(text: string, at: ',' | ' '): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let quoted = false
  let part = ''
  for (let index = 0; index < text.length; index++) {
    const letter = text[index]!
    if (quoted && letter === '\\') part += letter + (text[++index] ?? '')
    else if (letter === at && depth === 0 && !quoted) {
      parts.push(part.trim())
      part = ''
    } else {
      if (letter === '"') quoted = !quoted
      else if (!quoted && '[{('.includes(letter)) depth++
      else if (!quoted && ']})'.includes(letter)) depth--
      part += letter
    }
  }
  if (quoted || depth !== 0) throw new Unreadable(`a quote or a bracket is not closed: ${text}`)
  parts.push(part.trim())
  return parts.filter(each => each !== '')
}

/** One value: a word, a quoted text, a number, a time, a move, a list or a group of fields. */
export function parseValue(text: string): Value {
  if (text.startsWith('"')) return parseQuoted(text)
  if (text.startsWith('[') && text.endsWith(']'))
    return split(text.slice(1, -1), ',').map(parseValue)
  if (text.startsWith('{') && text.endsWith('}')) return parseFields(text.slice(1, -1))
  if (text === 'null') return null
  if (text === 'true' || text === 'false') return text === 'true'
  if (number.test(text)) return Number(text)
  if (!word.test(text)) throw new Unreadable(`put it in quotes: ${text}`)
  return parseTime(text) ?? parseSquares(text) ?? text
}

function parseQuoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    throw new Unreadable(`not a quoted text: ${text}`)
  }
}

/**
 * Reads `by white, e2-e4, not legal, ms 2:00`. Each part is a name with its value, a move, or a
 * name alone, which means true, or false after `not`. If `first` is given, a single word as the
 * first part is the value of that field.
 */
export function parseFields(text: string, first?: string): Fields {
  const fields: Record<string, Value> = {}
  split(text, ',').forEach((part, index) => {
    for (const [name, value] of Object.entries(parseField(part, index === 0 ? first : undefined))) {
      if (name in fields) throw new Unreadable(`${name} is given twice`)
      fields[name] = value
    }
  })
  return fields
}

function parseField(part: string, unnamed: string | undefined): Fields {
  const words = split(part, ' ')
  const [name, ...rest] = words
  if (name === undefined) return {}
  if (rest.length === 0) {
    const squares = parseSquares(part)
    if (squares !== null) return squares
    if (unnamed !== undefined) return { [unnamed]: parseValue(part) }
    if (/^[A-Za-z][\w-]*$/.test(part)) return { [part]: true }
    throw new Unreadable(`${part} has no name`)
  }
  if (rest.length > 1) throw new Unreadable(`put a comma between two fields: ${part}`)
  if (name === 'not') return { [rest[0]!]: false }
  return { [name]: parseValue(rest[0]!) }
}
