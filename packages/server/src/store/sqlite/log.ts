import type { Attempt } from '@jadoube/chess'
import { type NotFound, notFound, type SequenceConflict, sequenceConflict } from '../failure.js'
import { chainEntry, NOTHING_BEFORE } from '../hash-chain.js'
import type { HeadCache } from '../head-cache.js'
import type { ActId, BoardId } from '../ids.js'
import { assertEntry, type Head, type LogEntry, type NewEntry } from '../log-entry.js'
import type { NewsDesk } from '../news.js'
import type { Appended, Log } from '../store.js'
import type { SqliteAlarms } from './alarms.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import type { Reading } from './reading.js'
import { asBytes } from './text.js'

const WRITTEN = 'board, seq, at, act, body, hash'
const COLUMNS = `${asBytes('board')}, seq, at, ${asBytes('act', 'body', 'hash', 'tombstone')}`
const LAST = `SELECT seq, ${asBytes('hash')} FROM entry WHERE board = ? ORDER BY seq DESC LIMIT 1`
const OF_ACT = `SELECT ${COLUMNS} FROM entry WHERE board = ? AND act = ?`
/** Runs within the transaction that writes the entry. */
export const WRITE_END = `INSERT INTO log_end (board, seq) VALUES (?1, ?2)
  ON CONFLICT (board) DO UPDATE SET seq = ?2`
/** Both boards and events have a log. */
const EXISTS = `SELECT 1 FROM board WHERE id = ?1
  UNION ALL SELECT 1 FROM competition WHERE id = ?1`

/** The latest is among this many entries: no process writes further ahead of the others. */
const RECENT = 2000

type Answer = Attempt<Appended, NotFound | SequenceConflict>

export interface SqliteLogParts {
  readonly database: SqliteDatabase
  readonly reading: Reading
  readonly commit: GroupCommit
  readonly heads: HeadCache
  readonly alarms: SqliteAlarms
  readonly news: NewsDesk
}

export interface SqliteLog extends Log {
  /** Appends within an open transaction. */
  put(what: NewEntry): Answer
}

export async function openSqliteLog(parts: SqliteLogParts): Promise<SqliteLog> {
  const { database, reading, commit, heads, alarms, news } = parts
  const insert = await database.writing(
    `INSERT INTO entry (${WRITTEN}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
  const end = await database.writing(WRITE_END)
  const last = await database.writing(LAST)
  const ofAct = await database.writing(OF_ACT)
  const exists = await database.writing(EXISTS)

  /** Nobody else can write between this and the commit, so the result stays true. */
  function headNow(board: BoardId): Head | undefined {
    const known = heads.get(board)
    if (known) return known
    const head = lastOf(board, last, exists)
    if (head) heads.set(board, head)
    return head
  }

  function append(what: NewEntry): Answer {
    const { board, expected, at, body, act = null, alarm } = what
    const head = headNow(board)
    if (!head) return notFound
    if (head.seq === expected) {
      const entry = chainEntry(head, what)
      // Only an act that is already in the log changes nothing.
      if (insert.run([board, entry.seq, at, act, body, entry.hash]).changes === 1) {
        heads.set(board, entry)
        end.run([board, entry.seq])
        if (alarm !== undefined) alarms.set(board, alarm)
        return { ok: true, value: { entry, again: false } }
      }
    }
    const first = act && (ofAct.get([board, act]) as LogEntry | undefined)
    if (first) return { ok: true, value: { entry: entryOf(first), again: true } }
    return sequenceConflict(expected, head.seq)
  }

  return {
    put: append,
    append: what =>
      commit.write(
        () => {
          assertEntry(what)
          return append(what)
        },
        answer => {
          if (!answer.ok || answer.value.again) return
          news.publish({ kind: 'appended', board: what.board, seq: answer.value.entry.seq })
        },
      ),
    head: async board => reading(statement => lastOf(board, statement(LAST), statement(EXISTS))),
    read: async (board: BoardId, after = 0, limit = 1000) =>
      reading(statement => {
        const sql = `SELECT ${COLUMNS} FROM entry WHERE board = ? AND seq > ? ORDER BY seq LIMIT ?`
        return (statement(sql).all([board, after, limit]) as LogEntry[]).map(entryOf)
      }),
    ofAct: async (board: BoardId, act: ActId) =>
      reading(statement => {
        const row = statement(OF_ACT).get([board, act]) as LogEntry | undefined
        return row && entryOf(row)
      }),
    written: async (board: BoardId) =>
      reading(statement => {
        const row = statement('SELECT seq FROM log_end WHERE board = ?').get([board])
        return (row as { seq: number } | undefined)?.seq ?? 0
      }),
    latest: async () =>
      reading(statement => {
        // Rows are in the order in which they were written.
        const sql = `SELECT max(at) AS latest
          FROM (SELECT at FROM entry ORDER BY rowid DESC LIMIT ${RECENT})`
        return (statement(sql).get([]) as { latest: number | null }).latest ?? undefined
      }),
  }
}

type RowQuery = { get(values: readonly string[]): unknown }

function lastOf(board: BoardId, last: RowQuery, exists: RowQuery): Head | undefined {
  const row = last.get([board]) as Head | undefined
  if (row) return { seq: row.seq, hash: row.hash }
  return exists.get([board]) ? NOTHING_BEFORE : undefined
}

/** The row without what the driver adds to it. */
function entryOf({ board, seq, at, act, body, hash, tombstone }: LogEntry): LogEntry {
  const entry = { board, seq, at, act, body, hash }
  return tombstone == null ? entry : { ...entry, tombstone }
}
