import { assertWritable } from '../log-entry.js'
import type { Snapshot, Snapshots } from '../store.js'
import type { PostgresDatabase, Row } from './database.js'

const SAVE = {
  name: 'snapshot-save',
  text: `INSERT INTO snapshot (board, seq, body) VALUES ($1, $2, $3)
    ON CONFLICT (board) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq > snapshot.seq
    RETURNING seq`,
}
const LATEST = {
  name: 'snapshot-latest',
  text: 'SELECT board, seq, body FROM snapshot WHERE board = $1',
}

export function postgresSnapshots(database: PostgresDatabase): Snapshots {
  return {
    async save({ board, seq, body }) {
      assertWritable(body)
      return (await database.write(SAVE, [board, seq, body])).length === 1
    },
    async latest(board) {
      const [row] = await database.read<Row & Snapshot>(LATEST, [board])
      return row
    },
  }
}
