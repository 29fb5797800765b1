import { randomUUID } from 'node:crypto'
import type { BoardId } from '../ids.js'
import type { Alarms, ClaimedAlarm } from '../store.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import type { Reading } from './reading.js'

export interface SqliteAlarms extends Alarms {
  /** Sets or clears the alarm within an open transaction. */
  set(board: BoardId, due: number | null): void
}

export async function openSqliteAlarms(
  database: SqliteDatabase,
  reading: Reading,
  commit: GroupCommit,
): Promise<SqliteAlarms> {
  const arm = await database.writing(`
    INSERT INTO alarm (board, due, ready_at, ticket) VALUES (?1, ?2, ?2, NULL)
    ON CONFLICT (board) DO UPDATE SET due = ?2, ready_at = ?2, ticket = NULL`)
  const disarm = await database.writing('DELETE FROM alarm WHERE board = ?')
  // As one row: the writing connection would fetch several rows only on another thread.
  const ready = await database.writing(`
    SELECT CAST(json_group_array(json_object('board', board, 'due', due) ORDER BY due) AS BLOB) AS list
    FROM (SELECT board, due FROM alarm WHERE ready_at <= ? ORDER BY due LIMIT ?)`)
  const hold = await database.writing('UPDATE alarm SET ready_at = ?, ticket = ? WHERE board = ?')
  const settle = await database.writing('DELETE FROM alarm WHERE board = ? AND ticket = ?')

  function set(board: BoardId, due: number | null): void {
    if (due === null) disarm.run([board])
    else arm.run([board, due])
  }

  return {
    set,
    arm: async (board, due) => commit.write(() => set(board, due)),
    disarm: async board => commit.write(() => set(board, null)),
    next: async () =>
      reading(statement => {
        const row = statement('SELECT min(ready_at) AS next FROM alarm').get([])
        return (row as { next: number | null }).next ?? undefined
      }),
    claim: async (now: number, lease: number, limit = 100) =>
      commit.write(() => {
        const { list } = ready.get([now, limit]) as { list: string }
        return (JSON.parse(list) as { board: BoardId; due: number }[]).map(({ board, due }) => {
          const ticket = randomUUID()
          hold.run([now + lease, ticket, board])
          return { board, due, ticket }
        })
      }),
    settle: async ({ board, ticket }: ClaimedAlarm) =>
      commit.write(() => settle.run([board, ticket]).changes === 1),
  }
}
