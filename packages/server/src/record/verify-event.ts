import { type Attempt, done, failed } from '@jadoube/chess'
import { decideEvent } from '../event/log/decide.js'
import { followLine } from '../event/log/evolve.js'
import { type EventLine, type LoggedAct, parseEventLine } from '../event/log/line.js'
import { type EventState, newEvent } from '../event/log/state.js'
import type { Head } from '../store/index.js'
import { isTombstone } from './export.js'
import { linesOf } from './lines.js'
import { checkChain, type RecordFault } from './verify.js'

/** What the verification of an event's log has found. */
export interface VerifiedEvent {
  readonly lines: number
  readonly head: Head | null
  /** Lines from which personal data was removed: their original content cannot be checked. */
  readonly tombstones: number
  readonly name: string
  readonly players: number
  readonly rounds: number
  readonly concluded: boolean
}

/** Characters: as much as a request may hold, with the resulting events. */
const LONGEST_EVENT_LINE = 5_000_000

/** Whether the text begins like the log of an event. */
export const isEventRecord = (text: string): boolean =>
  /^\uFEFF?\s*\{"jadoube":"event-log\//.test(text)

/**
 * Verifies the log of an event: its chain is complete, and every act leads to the recorded events.
 * Pairings of an engine are accepted as recorded: engines may change, a log does not.
 */
export function verifyEventRecord(text: string, end?: Head): Attempt<VerifiedEvent, RecordFault> {
  const chain = checkChain(linesOf(text), end, LONGEST_EVENT_LINE)
  if (!chain.ok) return chain
  let state = newEvent
  let tombstones = 0
  let number = 0
  for (const line of linesOf(text)) {
    number++
    if (line.trim() === '') continue
    const removed = isTombstone(line)
    const read = attempt(() => {
      const parsed = parseEventLine(line)
      return { parsed, ...(!removed && { fault: faultOf(state, parsed) }) }
    })
    const next = read && attempt(() => followLine(state, read.parsed))
    if (read === undefined || next === undefined)
      return failed({ code: 'record-unreadable', line: number, reason: 'the line cannot be read' })
    if (read.fault) return failed({ ...read.fault, line: number })
    if (removed) tombstones++
    state = next
  }
  const { entries, rounds, concluded } = state.tournament
  return done({
    lines: state.seq,
    head: chain.value,
    tombstones,
    name: state.name,
    players: entries.length,
    rounds: rounds.length,
    concluded,
  })
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const paired: ReadonlySet<LoggedAct['act']> = new Set(['pair-round', 're-pair', 'pair'])

function faultOf(state: EventState, { by, at, acts, events }: EventLine) {
  if (acts.some(({ act }) => paired.has(act))) return undefined
  const decided = decideEvent(state, by, at, acts)
  if (!decided.ok)
    return { code: 'act-refused', reason: `the act is refused: ${decided.refusal.reason}` } as const
  return JSON.stringify(decided.events) === JSON.stringify(events)
    ? undefined
    : ({
        code: 'events-differ',
        reason: 'the act leads to other events than those recorded',
      } as const)
}
