import { type Attempt, done, failed } from '@jadoube/chess'
import { type EditionId, editionIds } from '../editions/edition-id.js'
import type { BrokenCase, CaseAct, CaseFile, ExpectedEnd, NeverExpected } from './case-file.js'
import {
  parseActLine,
  parseEditionTags,
  parseEventLine,
  parseNamed,
  parseNamedValue,
} from './line-parts.js'
import { caseLines } from './lines.js'
import { Unreadable, type Value } from './values.js'

/** The fields of a record's header about the table, except its Laws. */
const tableFields: ReadonlySet<string> = new Set([
  'timeControl',
  'mode',
  'supervision',
  'boardKind',
  'twoBoards',
  'start',
  'setUp',
  'white',
  'black',
  'regulations',
])

/** The fields that can be expected after the last act. */
const endFields: ReadonlySet<string> = new Set([
  'status',
  'result',
  'points',
  'reason',
  'rule',
  'article',
  'fen',
  'board',
  'boards',
  'clocks',
  'hasTheMove',
  'mustRecord',
  'pending',
  'disagreements',
  'envelope',
])

/** Reads a case file. `conformance/README.md` describes the format. */
export function parseCaseFile(text: string): Attempt<CaseFile, BrokenCase> {
  const { title, why, lines } = caseLines(text)
  const reading = new Reading()
  for (const { number, text: line } of lines) {
    try {
      reading.take(number, line)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return failed({ line: number, code: 'case-line', reason: error.message })
    }
  }
  const { rules, editions, table, acts, end, never } = reading
  const missing = Object.entries({ title, why, rules, editions, acts }).find(
    ([, part]) => part.length === 0,
  )
  if (missing !== undefined) {
    return failed({ line: 1, code: 'case-lacks', reason: `the case has no ${missing[0]}` })
  }
  return done({ title, why, rules, editions, table, acts, end, never })
}

type OpenAct = CaseAct & { readonly follows: CaseAct['follows'][number][] }

/** The parts of a file read so far. */
class Reading {
  rules: readonly string[] = []
  editions: readonly EditionId[] = []
  readonly table: Record<string, Value> = {}
  readonly acts: OpenAct[] = []
  readonly end: ExpectedEnd[] = []
  readonly never: NeverExpected[] = []
  #atTheEnd = false

  take(line: number, text: string): void {
    if (text === 'at the end') this.#atTheEnd = true
    else if (this.#atTheEnd) this.#takeEnd(line, text)
    else if (text.startsWith('-> ')) this.#takeEvent(line, text.slice(3))
    else if (/^-?\d/.test(text)) this.acts.push({ line, act: parseActLine(text), follows: [] })
    else this.#takeField(text)
  }

  #takeField(text: string): void {
    const { name, rest } = parseNamed(text)
    if (name === 'rules') this.rules = rest.split(/,\s*/)
    else if (name === 'editions') this.editions = rest.split(/,\s*/).map(parseEdition)
    else if (!tableFields.has(name)) throw new Unreadable(`there is no such field: ${text}`)
    else if (name in this.table) throw new Unreadable(`${name} is given twice`)
    else this.table[name] = parseNamedValue(name, rest)
  }

  #takeEvent(line: number, text: string): void {
    const act = this.acts.at(-1)
    if (act === undefined) throw new Unreadable('what follows stands beneath an act')
    const { what, editions } = this.#withEditions(text)
    act.follows.push({ line, editions, event: parseEventLine(what) })
  }

  #takeEnd(line: number, text: string): void {
    const { what, editions } = this.#withEditions(text)
    const { name, rest } = parseNamed(what)
    if (name === 'never') {
      for (const type of rest.split(/,\s*/)) this.never.push({ line, editions, type })
      return
    }
    if (!endFields.has(name)) throw new Unreadable(`there is no such field: ${text}`)
    this.end.push({ line, editions, name, value: parseNamedValue(name, rest) })
  }

  /** Separates an expectation from its editions; without any, it applies to all of the case. */
  #withEditions(text: string): { readonly what: string; readonly editions: readonly EditionId[] } {
    const { text: what, editions: tags } = parseEditionTags(text)
    const editions = tags.map(parseEdition)
    const otherEdition = editions.find(id => !this.editions.includes(id))
    if (otherEdition !== undefined)
      throw new Unreadable(`the case is not ruled under ${otherEdition}`)
    return { what, editions: editions.length === 0 ? this.editions : editions }
  }
}

function parseEdition(text: string): EditionId {
  const edition = editionIds.find(id => id === text)
  if (edition === undefined) throw new Unreadable(`there is no edition ${text}`)
  return edition
}
