import { unnamedInAct, unnamedInEvent } from './unnamed.js'
import {
  type Fields,
  parseFields,
  parseTime,
  parseValue,
  Unreadable,
  type Value,
} from './values.js'

/** Separates a line from the editions at its end: `… @fide-2009 @finland-2009`. */
export function parseEditionTags(text: string): {
  readonly text: string
  readonly editions: readonly string[]
} {
  const tags = /(?:\s+@[\w-]+)+$/.exec(text)
  if (tags === null) return { text, editions: [] }
  return { text: text.slice(0, tags.index), editions: tags[0].trim().slice(1).split(/\s+@/) }
}

/** `0:05  white  move e1-g1, hands 2` */
export function parseActLine(text: string): Fields {
  const parts = /^(\S+)\s+(\S+)\s+(\S+)\s*(.*)$/.exec(text)
  const at = parts && parseTime(parts[1]!)
  if (parts === null || at === null) {
    throw new Unreadable(`an act is a time, who and what: ${text}`)
  }
  const [, , by, act, rest] = parts
  return { at, by: by!, act: act!, ...parseFields(rest!, unnamedInAct[act!]) }
}

/** `time-added to black, ms 2:00 (illegal.penalty-time, Article 7.5.5)` */
export function parseEventLine(text: string): Fields {
  const parts = /^(\S+)(?:\s+(.*?))??(?:\s*\(((?:[^()"]|\([^()"]*\))*)\))?$/.exec(text)
  if (parts === null) throw new Unreadable(`not an event: ${text}`)
  const [, type, rest = '', basis = ''] = parts
  const article = /(?:^|, )Article (.+)$/.exec(basis)
  const rule = article === null ? basis : basis.slice(0, article.index)
  return {
    type: type!,
    ...parseFields(rest, unnamedInEvent[type!]),
    ...(rule !== '' && { rule }),
    ...(article !== null && { article: article[1]! }),
  }
}

/** `time control  3600+30`: a name of one or more words, at least two spaces, and the rest. */
export function parseNamed(text: string): { readonly name: string; readonly rest: string } {
  const parts = /^(\S+(?: \S+)*?)\s{2,}(.+)$/.exec(text)
  if (parts === null) throw new Unreadable(`two spaces between a name and its value: ${text}`)
  const name = parts[1]!.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
  return { name, rest: parts[2]! }
}

/** The fields whose value is the rest of the line, unchanged. */
const textFields: ReadonlySet<string> = new Set([
  'start',
  'setUp',
  'fen',
  'board',
  'result',
  'article',
])

/** The fields that contain fields. */
const groupFields: ReadonlySet<string> = new Set([
  'white',
  'black',
  'regulations',
  'clocks',
  'points',
  'boards',
  'mustRecord',
  'envelope',
])

export function parseNamedValue(name: string, rest: string): Value {
  if (rest === 'null') return null
  if (textFields.has(name)) return rest
  if (name === 'timeControl') return rest.includes(' ') ? parseFields(rest) : rest
  return groupFields.has(name) ? parseFields(rest) : parseValue(rest)
}
