import { type Attempt, done, failed } from '@jadoube/chess'
import { type GameEvent, RecordRuler, type Summary } from '@jadoube/laws'
import { LONGEST_LINE } from '@jadoube/laws/internals'
import { type BoardId, type Head, type LogEntry, verifyChain } from '../store/index.js'
import { isStamped, isTombstone, parseRecordLine } from './export.js'
import { linesOf } from './lines.js'

/** What the verification of a record has found. */
export interface VerifiedRecord {
  readonly acts: number
  /** The end of the chain; null if the record has none. */
  readonly head: Head | null
  /** Whether the record contains events and they match what the Laws give now. */
  readonly eventsChecked: boolean
  /** Lines from which personal data was removed: their original content cannot be checked. */
  readonly tombstones: number
  readonly summary: Summary
}

/** Why a record is not what was played, and on which line. */
export interface RecordFault {
  readonly code:
    | 'record-unreadable'
    | 'chain-gap'
    | 'chain-broken'
    | 'chain-other-board'
    | 'chain-cut-short'
    | 'chain-missing'
    | 'events-differ'
    | 'act-refused'
  readonly line: number
  readonly reason: string
}

const reasons = {
  'chain-gap': 'an entry is missing or out of order',
  'chain-broken': 'the line was changed after it was written',
  'chain-other-board': 'the line belongs to another board',
  'chain-cut-short': 'the end of the record is missing',
  'chain-missing': 'the line is not part of the hash chain',
} as const

/** Verifies a record: its chain is complete, and every act leads to the recorded events. */
export function verifyRecord(text: string, end?: Head): Attempt<VerifiedRecord, RecordFault> {
  const chain = checkChain(linesOf(text), end)
  if (!chain.ok) return chain
  const ruler = new RecordRuler()
  let acts = 0
  let tombstones = 0
  let eventsChecked = false
  let number = 0
  for (const line of linesOf(text)) {
    number++
    const ruled = ruler.take(line)
    if (!ruled.ok) {
      return fault('record-unreadable', number, ruled.error.reason)
    }
    if (isTombstone(line)) tombstones++
    if (ruled.value === null) continue
    acts++
    const written = (JSON.parse(line) as { events?: readonly GameEvent[] } | null)?.events
    if (written === undefined) continue
    eventsChecked = true
    const events = ruled.value.outcome.filter(each => each.type !== 'refused')
    const [refusal] = ruled.value.outcome.filter(each => each.type === 'refused')
    if (refusal?.type === 'refused' && events.length === 0) {
      return fault('act-refused', number, `the Laws refuse the act: ${refusal.reason}`)
    }
    if (JSON.stringify(events) !== JSON.stringify(written)) {
      return fault('events-differ', number, 'the act leads to other events than those recorded')
    }
  }
  const summary = ruler.summary()
  if (summary === null) return fault('record-unreadable', 1, 'there is no header')
  return done({ acts, head: chain.value, eventsChecked, tombstones, summary })
}

export function checkChain(
  lines: Iterable<string>,
  end?: Head,
  longest = LONGEST_LINE,
): Attempt<Head | null, RecordFault> {
  const entries: LogEntry[] = []
  const at: number[] = []
  let number = 0
  for (const line of lines) {
    number++
    if (line.length > longest)
      return fault('record-unreadable', number, 'the line is too long for an act')
    if (line.trim() === '') continue
    const entry = parseRecordLine(line, (entries[0]?.board ?? '') as BoardId)
    if (entry) {
      entries.push(entry)
      at.push(number)
    } else if (isStamped(line)) return fault('chain-broken', number, reasons['chain-broken'])
    else if (entries.length > 0) return fault('chain-missing', number, reasons['chain-missing'])
  }
  if (entries.length === 0)
    return end ? fault('chain-missing', 1, 'the record has no hash chain') : done(null)
  const chain = verifyChain(entries, end ? { end } : {})
  if (chain.ok) return chain
  const { code, seq } = chain.error
  return fault(code, at[seq - 1] ?? number, reasons[code])
}

const fault = (code: RecordFault['code'], line: number, reason: string) =>
  failed<RecordFault>({ code, line, reason })
