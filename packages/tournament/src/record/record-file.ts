import { needText } from '../argument.js'
import { type Attempt, done, failed } from '../attempt.js'
import type { TournamentAct } from './act.js'
import { decide } from './decide.js'
import type { TournamentEvent } from './event.js'
import { parseTournamentAct } from './parse-act.js'
import type { TournamentRefusal } from './refusal.js'
import { newTournament, type TournamentState } from './state.js'

/** The first line of the file. */
const tournamentRecordHeader = '{"jadoube":"tournament/1"}'

/**
 * The result of replaying a record. An act without effect gives a refusal with its line; the rest
 * continues.
 */
export interface ReplayedTournament {
  readonly state: TournamentState
  readonly events: readonly TournamentEvent[]
  readonly refusals: readonly (TournamentRefusal & { readonly line: number })[]
}

/** The codes of these faults. */
export type TournamentRecordFaultCode =
  /** The first line is not that of a tournament record. */
  | 'record-header'
  /** A line is not JSON. */
  | 'record-line'

/** Why a text is not a tournament record. */
export interface TournamentRecordFault {
  readonly code: TournamentRecordFaultCode
  readonly line: number
  readonly reason: string
}

/**
 * Reads a tournament record (JSON Lines: a header, then one act per line) and returns its state,
 * events and refusals, or the fault that stopped the reading.
 */
export function replayTournament(text: string): Attempt<ReplayedTournament, TournamentRecordFault> {
  needText(text, 'replayTournament')
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!isHeader(lines[0] ?? '')) {
    const reason = `the first line must be ${tournamentRecordHeader}`
    return failed({ code: 'record-header', line: 1, reason })
  }
  let state = newTournament
  const events: TournamentEvent[] = []
  const refusals: (TournamentRefusal & { line: number })[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    const value = parseJson(line)
    if (value === undefined) {
      return failed({ code: 'record-line', line: index + 1, reason: 'the line is not JSON' })
    }
    const act = parseTournamentAct(value)
    const decision = act.ok ? decide(state, act.value) : { ok: false as const, refusal: act.error }
    if (decision.ok) {
      state = decision.state
      events.push(...decision.events)
    } else refusals.push({ ...decision.refusal, line: index + 1 })
  }
  return done({ state, events, refusals })
}

/** Returns the text of a tournament record with these acts. */
export function makeTournamentRecord(acts: readonly TournamentAct[]): string {
  return [tournamentRecordHeader, ...acts.map(act => JSON.stringify(act))]
    .map(line => `${line}\n`)
    .join('')
}

function isHeader(line: string): boolean {
  const value = parseJson(line)
  return (
    typeof value === 'object' &&
    value !== null &&
    'jadoube' in value &&
    value.jadoube === 'tournament/1'
  )
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
