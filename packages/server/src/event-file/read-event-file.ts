import { createHash } from 'node:crypto'
import { type Attempt, done, failed } from '@jadoube/chess'
import { followLine } from '../event/log/evolve.js'
import { parseEventLine } from '../event/log/line.js'
import { newEvent } from '../event/log/state.js'
import { followEntry, gameBefore, readGameStart } from '../game/game.js'
import {
  deletedOf,
  type LogEntry,
  linkFault,
  NOTHING_BEFORE,
  parseBoardId,
  parseCompetitionId,
} from '../store/index.js'
import { entryOf } from '../store/rows/check-rows.js'
import { type Row, type TableName, tables } from '../store/rows/tables.js'
import type { EventFileHeader } from './export-event.js'

export interface EventFile {
  readonly header: EventFileHeader
  /** In the order in which they are written. */
  readonly rows: ReadonlyMap<TableName, readonly Row[]>
}

/** Why an event file cannot be read, and on which line. */
export interface EventFileFault {
  readonly code: 'event-file-unreadable' | 'event-file-changed' | 'event-file-cut-short'
  readonly line: number
  readonly reason: string
}

const kinds: ReadonlySet<string> = new Set(['competition', 'board', 'entry', 'alarm', 'seat'])

/** Reads an event file and checks all of it: nothing that this program could not serve gets in. */
export function readEventFile(text: string): Attempt<EventFile, EventFileFault> {
  const lines = text.split('\n')
  const end = lines.findLastIndex(line => line.trim() !== '')
  const fault = (code: EventFileFault['code'], line: number, reason: string) =>
    failed<EventFileFault>({ code, line: line + 1, reason })
  const header = parseObject(lines[0] ?? '') as Partial<EventFileHeader> | undefined
  if (header?.jadoube !== 'event/1' || parseCompetitionId(String(header.event)) === undefined)
    return fault('event-file-unreadable', 0, 'this is not an exported event')
  const last = parseObject(lines[end] ?? '')?.end as { lines?: number; sha256?: string } | undefined
  if (last === undefined || last.lines !== end)
    return fault('event-file-cut-short', end, 'the end of the file is missing')
  const whole = `${lines.slice(0, end).join('\n')}\n`
  if (createHash('sha256').update(whole).digest('hex') !== last.sha256)
    return fault('event-file-changed', end, 'the file was changed after it was written')
  const rows = new Map<TableName, Row[]>()
  for (let n = 1; n < end; n++) {
    const [kind, row] = Object.entries(parseObject(lines[n] ?? '') ?? {})[0] ?? []
    if (kind === undefined || !kinds.has(kind) || !isRow(kind as TableName, row))
      return fault('event-file-unreadable', n, 'the line cannot be read')
    const name = kind as TableName
    const before = rows.get(name)
    if (before) before.push(row)
    else rows.set(name, [row])
  }
  const problem = problemOf(header.event as string, rows)
  if (problem !== undefined) return fault('event-file-unreadable', 0, problem)
  return done({ header: header as EventFileHeader, rows })
}

function parseObject(line: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(line) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function isRow(name: TableName, value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(
    ([column, each]) =>
      tables[name].columns.includes(column) &&
      (each === null || typeof each === 'string' || Number.isSafeInteger(each)),
  )
}

/** Why the rows are not one event, or not as they were stored. */
function problemOf(event: string, rows: ReadonlyMap<TableName, readonly Row[]>) {
  const competitions = rows.get('competition') ?? []
  if (competitions.length !== 1 || competitions[0]?.id !== event)
    return 'it must contain exactly one event'
  if (parseObject(String(competitions[0].meta)) === undefined) return 'the event cannot be read'
  const boards = new Map((rows.get('board') ?? []).map(row => [String(row.id), row]))
  for (const [id, row] of boards) {
    const meta = parseObject(String(row.meta))
    if (parseBoardId(id) === undefined || meta === undefined || row.competition !== event)
      return `board ${id} does not belong to the event`
  }
  for (const { board } of rows.get('alarm') ?? [])
    if (!boards.has(String(board))) return 'an alarm does not belong to a board of the event'
  for (const { scope_kind: kind, scope_id: scope } of rows.get('seat') ?? [])
    if (kind === 'board' ? !boards.has(String(scope)) : scope !== event)
      return 'a link does not belong to the event or one of its boards'
  return problemOfLogs(event, boards, rows.get('entry') ?? [])
}

function problemOfLogs(
  event: string,
  boards: ReadonlyMap<string, Row>,
  rows: readonly Row[],
): string | undefined {
  const logs = groupByBoard(rows)
  for (const board of logs.keys())
    if (board !== event && !boards.has(board)) return `board ${board} is missing`
  for (const board of boards.keys()) {
    const log = logs.get(board) ?? []
    const deleted = deletedOf(String(boards.get(board)?.meta)) !== undefined
    if (log.length === 0 && !deleted) return `board ${board} has no log`
    const broken = problemOfChain(log)
    if (broken) return `board ${board}, ${broken}`
    if (!isReadableGame(log)) return `board ${board} cannot be read`
  }
  const own = logs.get(event) ?? []
  const broken = problemOfChain(own)
  if (broken) return `the log of the event, ${broken}`
  return isReadableEvent(own) ? undefined : 'the log of the event cannot be read'
}

function problemOfChain(log: readonly LogEntry[]): string | undefined {
  let head = NOTHING_BEFORE
  for (const entry of log) {
    const broken = linkFault(head, entry)
    if (broken) return `entry ${head.seq + 1}: its chain is broken (${broken})`
    head = entry
  }
  return undefined
}

/** Whether the log gives a valid event. */
function isReadableEvent(log: readonly LogEntry[]): boolean {
  try {
    let state = newEvent
    for (const { body } of log) state = followLine(state, parseEventLine(body))
    return true
  } catch {
    return false
  }
}

function groupByBoard(rows: readonly Row[]): ReadonlyMap<string, LogEntry[]> {
  const logs = new Map<string, LogEntry[]>()
  for (const row of rows) {
    const board = String(row.board)
    const log = logs.get(board) ?? []
    log.push(entryOf(row))
    logs.set(board, log)
  }
  return logs
}

/** Whether the log gives a valid game. */
function isReadableGame([header, ...rest]: readonly LogEntry[]): boolean {
  if (header === undefined) return true
  try {
    let game = gameBefore(readGameStart(header.body).state, header)
    for (const entry of rest) game = followEntry(game, entry).game
    return true
  } catch {
    return false
  }
}
