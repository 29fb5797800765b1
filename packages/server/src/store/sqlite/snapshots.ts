import type { BoardId } from '../ids.js'
import { assertWritable } from '../log-entry.js'
import type { Snapshot, Snapshots } from '../store.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import type { Reading } from './reading.js'
import { asBytes } from './text.js'

export async function openSqliteSnapshots(
  database: SqliteDatabase,
  reading: Reading,
  commit: GroupCommit,
): Promise<Snapshots> {
  const save = await database.writing(`
    INSERT INTO snapshot (board, seq, body) VALUES (?, ?, ?)
    ON CONFLICT (board) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq > seq`)
  return {
    save: async ({ board, seq, body }) => {
      assertWritable(body)
      return commit.write(() => save.run([board, seq, body]).changes === 1)
    },
    latest: async (board: BoardId) =>
      reading(statement => {
        const row = statement(`SELECT seq, ${asBytes('body')} FROM snapshot WHERE board = ?`).get([
          board,
        ])
        if (!row) return undefined
        const { seq, body } = row as Snapshot
        return { board, seq, body }
      }),
  }
}
