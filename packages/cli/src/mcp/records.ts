import {
  type EditionId,
  type GameEvent,
  type Language,
  type RuledRecord,
  ruleRecord,
} from '@jadoube/laws'
import { describeEach, loadWording, makeAccountIn } from '@jadoube/laws/account'
import { changedOpenings } from '@jadoube/laws/internals'
import { envelopeKeeper } from '@jadoube/protocol'
import { BadInput } from '../command.js'
import { printable } from '../printable.js'
import { type Cited, citedById, citedLine } from './cited.js'
import type { Answer } from './tool.js'

interface Asked {
  readonly record: string
  readonly edition?: EditionId | undefined
  readonly language: Language
}

async function rule({ record, edition }: Asked): Promise<RuledRecord> {
  const changed = await changedOpenings(record, envelopeKeeper)
  const ruled = ruleRecord(record, {
    changedOpenings: changed,
    ...(edition === undefined ? null : { laws: edition }),
  })
  if (ruled.ok) return ruled.value
  const { line, code, reason } = ruled.error
  throw new BadInput(code, `line ${line}: ${reason}`)
}

/** Rules on a record: the account, the events, the summary, and the rules behind them. */
export async function ruleOnRecord(asked: Asked): Promise<Answer> {
  const ruled = await rule(asked)
  const { language } = asked
  const laws = ruled.table.header.laws
  const account = makeAccountIn(ruled, language, await loadWording(language)).map(printable)
  const rules = await rulesBehind(ruled, laws, language)
  const text = [...account, '', ...rules.map(citedLine)].join('\n')
  const data = { edition: laws, events: ruled.events, summary: ruled.summary, account, rules }
  return { text, data }
}

/** Explains the rulings of a record, or of one of its lines. */
export async function explainRuling(asked: Asked & { line?: number | undefined }): Promise<Answer> {
  const ruled = await rule(asked)
  const { language, line } = asked
  const laws = ruled.table.header.laws
  const wording = await loadWording(language)
  const lines = ruled.lines.filter(one => line === undefined || one.line === line)
  if (lines.length === 0) throw new BadInput('line', `the record has no line ${line}`)
  const rulings = []
  for (const each of lines) {
    for (const { event, sentence } of describeEach(each, language, wording)) {
      const id = ruleOf(event)
      const because = id === null ? null : await citedById(id, laws, language)
      if (because === null || isRoutine(event) || sentence === '') continue
      rulings.push({ line: each.line, event, sentence, because })
    }
  }
  const text =
    rulings.length === 0
      ? 'No rule had to decide anything here.'
      : rulings
          .map(one => `Line ${one.line}: ${printable(one.sentence)}\n${citedLine(one.because)}`)
          .join('\n\n')
  return { text, data: { edition: laws, rulings, summary: ruled.summary } }
}

/** Events of every move, which need no explanation. */
const routine: ReadonlySet<string> = new Set([
  'game-started',
  'piece-touched',
  'move-completed',
  'clock-started',
])

const isRoutine = (event: GameEvent | { readonly type: 'refused' }): boolean =>
  routine.has(event.type) || (event.type === 'move-made' && event.legal === true)

const ruleOf = (event: GameEvent | { readonly type: 'refused' }): string | null =>
  'rule' in event && typeof event.rule === 'string' ? event.rule : null

/** The rules behind some events, in order. */
async function rulesBehind(
  { events, summary }: RuledRecord,
  laws: EditionId,
  language: Language,
): Promise<readonly Cited[]> {
  const ids = new Set(
    events
      .filter(event => !isRoutine(event))
      .map(ruleOf)
      .filter(id => id !== null),
  )
  if (summary.rule !== undefined && summary.rule !== null) ids.add(summary.rule)
  const all = await Promise.all([...ids].map(id => citedById(id, laws, language)))
  return all.filter(one => one !== null)
}
