import { alreadyExists, notFound, sequenceConflict, versionConflict } from '../failure.js'
import { chainEntry, NOTHING_BEFORE } from '../hash-chain.js'
import { assertEntry, assertWritable } from '../log-entry.js'
import type { NewsDesk } from '../news.js'
import { SEAT_COLUMNS, scopeIdOf } from '../seat-row.js'
import type { Batch, Store } from '../store.js'
import type { SqliteAlarms } from './alarms.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import { type SqliteLog, WRITE_END } from './log.js'

/** Sets up a whole batch as one piece of work in one transaction. */
export async function openSqliteSetUp(
  database: SqliteDatabase,
  commit: GroupCommit,
  alarms: SqliteAlarms,
  log: SqliteLog,
  news: NewsDesk,
): Promise<Store['setUp']> {
  const version = await database.writing('SELECT version FROM competition WHERE id = ?')
  const change = await database.writing(
    'UPDATE competition SET version = version + 1, meta = ? WHERE id = ?',
  )
  const exists = await database.writing('SELECT 1 FROM board WHERE id = ?')
  const board = await database.writing(`
    INSERT INTO board (id, version, meta, competition, created_at) VALUES (?, 1, ?, ?, ?)`)
  const entry = await database.writing(`
    INSERT INTO entry (board, seq, at, act, body, hash) VALUES (?, 1, ?, NULL, ?, ?)`)
  const end = await database.writing(WRITE_END)
  const seat = await database.writing(`
    INSERT INTO seat (${SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, NULL)`)

  function setUp(batch: Batch): Awaited<ReturnType<Store['setUp']>> {
    const { competition } = batch
    if (competition) {
      const row = version.get([competition.id]) as { version: number } | undefined
      if (!row) return notFound
      if (row.version !== competition.version)
        return versionConflict(competition.version, row.version)
    }
    if (batch.boards.some(({ id }) => exists.get([id]))) return alreadyExists
    if (batch.entry) {
      // Nothing has been written yet, so a refusal leaves nothing behind.
      const written = log.put(batch.entry)
      if (!written.ok) return written
      if (written.value.again)
        return sequenceConflict(batch.entry.expected, written.value.entry.seq)
    }
    if (competition) change.run([competition.meta, competition.id])
    for (const { id, meta, at, header, alarm, ...rest } of batch.boards) {
      board.run([id, meta, rest.competition ?? null, at])
      const { hash } = chainEntry(NOTHING_BEFORE, { board: id, expected: 0, at, body: header })
      entry.run([id, at, header, hash])
      end.run([id, 1])
      alarms.set(id, alarm)
    }
    for (const { id, scope, secretHash, meta, at } of batch.seats)
      seat.run([id, scope.kind, scopeIdOf(scope), secretHash, meta, at])
    return { ok: true, value: null }
  }

  return async batch => {
    for (const { id, meta, at, header, alarm } of batch.boards) {
      assertWritable(meta)
      assertEntry({ board: id, expected: 0, at, body: header, alarm })
    }
    for (const { meta } of batch.seats) assertWritable(meta)
    if (batch.entry) assertEntry(batch.entry)
    return commit.write(
      () => setUp(batch),
      answer => {
        if (!answer.ok) return
        for (const { id } of batch.boards) news.publish({ kind: 'appended', board: id, seq: 1 })
        if (batch.entry)
          news.publish({
            kind: 'appended',
            board: batch.entry.board,
            seq: batch.entry.expected + 1,
          })
        if (batch.competition)
          news.publish({ kind: 'competition-changed', competition: batch.competition.id })
      },
    )
  }
}
