import { mateLeftOpen, withMateAnswers } from '@jadoube/can-mate'
import { type Attempt, makeFen } from '@jadoube/chess'
import { firstDeadPly } from '../article-05-end/found-dead.js'
import type { EditionId } from '../editions/index.js'
import type { GameEvent } from '../game/event.js'
import { type Act, parseAct } from '../game/index.js'
import type { Laws } from '../game/laws.js'
import { momentAt } from '../game/moment.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { GameState } from '../game/state.js'
import { follow } from '../the-laws/decide.js'
import { parseHeader, type Table } from './header.js'
import { type Summary, summarise } from './summary.js'

/** Why a record cannot be read. */
export interface BrokenRecord {
  /** The line, from 1. The header is line 1. */
  readonly line: number
  readonly code: string
  readonly reason: string
}

/** An act without effect, and its line. */
export type RefusedLine = Refusal & { readonly line: number }

/** The result of one line of a record. */
export interface RuledLine {
  readonly line: number
  readonly act: Act | null
  readonly before: GameState
  readonly after: GameState
  readonly outcome: readonly (GameEvent | RefusedLine)[]
}

/** The result of ruling on a whole record. */
export interface RuledRecord {
  readonly table: Table
  readonly lines: readonly RuledLine[]
  /** Every event and every refusal, in order. */
  readonly events: readonly (GameEvent | RefusedLine)[]
  readonly state: GameState
  readonly summary: Summary
}

/** Options for ruling on a record. */
export interface RuleOptions {
  /** Rule under these Laws instead of those in the header. */
  readonly laws?: EditionId
  /** The lines on which an opened envelope does not contain what was sealed (`changedOpenings`). */
  readonly changedOpenings?: ReadonlySet<number>
}

/** A ply after which the position was dead (5.2.2), as found out later. */
interface FoundDead {
  readonly ply: number
  readonly fen: string
}

/** The longest accepted line. An act with all its consequences is about a thousandth of this. */
export const LONGEST_LINE = 4_000_000

/** Rules on a record line by line. The first line must be the header. */
export class RecordRuler {
  #table: Table | null = null
  #state: GameState | null = null
  #line = 0
  #at = 0
  readonly #options: RuleOptions
  readonly #dead: FoundDead | null

  constructor(options: RuleOptions = {}, dead: FoundDead | null = null) {
    this.#options = options
    this.#dead = dead
  }

  get table(): Table | null {
    return this.#table
  }

  get state(): GameState | null {
    return this.#state
  }

  /** Rules on one line. The value is null for the header and for an empty line. */
  take(text: string): Attempt<RuledLine | null, BrokenRecord> {
    this.#line++
    const line = this.#line
    if (text.length > LONGEST_LINE)
      return broken(line, 'record-line-too-long', 'the line is too long for an act')
    if (text.trim() === '') return { ok: true, value: null }
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return broken(line, 'record-not-json', 'the line is not JSON')
    }
    if (this.#table === null) {
      const header = parseHeader(value, this.#options.laws)
      if (!header.ok) return broken(line, header.error.code, header.error.reason)
      this.#table = header.value
      this.#state = header.value.state
      return { ok: true, value: null }
    }
    return { ok: true, value: this.#rule(value, line) }
  }

  #rule(value: unknown, line: number): RuledLine {
    const before = this.#state!
    const act = parseAct(value)
    if (!act.ok) {
      return { line, act: null, before, after: before, outcome: [{ ...act.error, line }] }
    }
    if (this.#options.changedOpenings?.has(line) === true) {
      const refusal = { ...refused('envelope-changed'), line }
      return { line, act: act.value, before, after: before, outcome: [refusal] }
    }
    const rule = () => ruleAct(before, act.value, this.#table!.laws, line)
    const ruled = this.#endIfDead(
      isMateLeftOpen(value) ? withMateAnswers(mateLeftOpen, rule) : rule(),
    )
    this.#state = ruled.after
    this.#at = Math.max(this.#at, act.value.at)
    return ruled
  }

  /** Ends the game, if this line has the move that made the position dead. */
  #endIfDead(ruled: RuledLine): RuledLine {
    const { after, act, line } = ruled
    const dead = this.#dead
    if (dead === null || act === null || after.status === 'concluded') return ruled
    if (after.ply !== dead.ply || makeFen(after.position) !== dead.fen) return ruled
    const found = { at: act.at, by: 'clock', act: 'observe', what: 'dead-position' } as const
    const ending = ruleAct(after, found, this.#table!.laws, line)
    if (ending.after.status !== 'concluded') return ruled
    return { ...ruled, after: ending.after, outcome: [...ruled.outcome, ...ending.outcome] }
  }

  /** The summary of the game after the last act. */
  summary(): Summary | null {
    if (this.#table === null || this.#state === null) return null
    return summarise(this.#state, this.#table.laws, this.#at)
  }
}

/**
 * Whether the record says that it was not decided in time who can still mate
 * (`"mate":"undetermined"`).
 */
const isMateLeftOpen = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'mate' in value && value.mate === 'undetermined'

/**
 * Rules on one act in a given state, like a line of a record. What time has brought about before
 * the act has happened even if the act itself is refused.
 */
export function ruleAct(before: GameState, act: Act, laws: Laws, line: number): RuledLine {
  const outcome: (GameEvent | RefusedLine)[] = []
  let state = before
  let isTimeChecked = false
  // If the game ended by itself before the act, the act is then answered in the ended game.
  for (let isOpen = true; isOpen; ) {
    const decision = follow(state, act, laws)
    if (!decision.ok && !isTimeChecked) {
      isTimeChecked = true
      const passed = timePassed(state, act.at, laws)
      if (passed !== null) {
        outcome.push(...passed.events)
        state = passed.state
        continue
      }
    }
    if (!decision.ok) {
      outcome.push({ ...decision.refusal, line })
      break
    }
    outcome.push(...decision.events)
    state = decision.state
    isOpen = decision.overtaken
  }
  return { line, act, before, after: state, outcome }
}

/** What time alone has brought about by now; null if it is nothing. */
function timePassed(state: GameState, at: number, laws: Laws) {
  const decision = follow(state, { at, by: 'clock', act: 'tick' }, laws)
  if (!decision.ok || decision.events.every(({ type }) => type === 'time-passed')) return null
  return decision
}

const broken = (line: number, code: string, reason: string) =>
  ({ ok: false, error: { line, code, reason } }) as const

/** The limit of the search. A dead position stays dead, so only the last position is searched. */
const maxNodes = 300_000

/**
 * Rules on a whole record. A dead position that was not recognised during the moves is searched at
 * the end; the game is then over with the move that led to it.
 *
 * @example
 * const record = [
 *   '{"jadoube":"record/1","laws":"fide-2018","start":"standard"}',
 *   '{"at":0,"by":"white","act":"move","san":"e4"}',
 * ]
 * const ruled = ruleRecord(record.join('\n'))
 * ruled.ok && ruled.value.summary.hasTheMove // → 'black'
 */
export function ruleRecord(
  text: string,
  options: RuleOptions = {},
): Attempt<RuledRecord, BrokenRecord> {
  const ruled = ruleLines(text, options, null)
  if (!ruled.ok) return ruled
  const { state, table } = ruled.value
  const ply = firstDeadPly(state, table.laws, maxNodes)
  const moment = ply === undefined ? undefined : momentAt(state, ply)
  if (moment === undefined) return ruled
  return ruleLines(text, options, { ply: moment.ply, fen: makeFen(moment.position) })
}

function ruleLines(
  text: string,
  options: RuleOptions,
  dead: FoundDead | null,
): Attempt<RuledRecord, BrokenRecord> {
  const ruler = new RecordRuler(options, dead)
  const lines: RuledLine[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const ruled = ruler.take(line)
    if (!ruled.ok) return ruled
    if (ruled.value !== null) lines.push(ruled.value)
  }
  const { table, state } = ruler
  const summary = ruler.summary()
  if (table === null || state === null || summary === null) {
    return broken(1, 'record-empty', 'there is no header')
  }
  const events = lines.flatMap(({ outcome }) => outcome)
  return { ok: true, value: { table, lines, events, state, summary } }
}
