import type { Heartbeats, Outage } from '../store.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import type { Reading } from './reading.js'

export async function openSqliteHeartbeats(
  database: SqliteDatabase,
  reading: Reading,
  commit: GroupCommit,
): Promise<Heartbeats> {
  const outage = await database.writing(`
    INSERT INTO outage (from_at, until_at) SELECT at, ?1 FROM pulse WHERE ?1 - at > ?2
    ON CONFLICT DO NOTHING`)
  const beat = await database.writing(`
    INSERT INTO pulse (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = max(at, ?1)`)
  const latest = await database.writing(
    'SELECT from_at, until_at FROM outage ORDER BY from_at DESC LIMIT 1',
  )
  return {
    beat: async (at, tolerance) =>
      commit.write(() => {
        outage.run([at, tolerance])
        beat.run([at])
        const row = latest.get([]) as Row | undefined
        return row && outageOf(row)
      }),
    last: async () =>
      reading(statement => {
        const row = statement('SELECT at FROM pulse').get([]) as { at: number } | undefined
        return row?.at
      }),
    outagesAfter: async instant =>
      reading(statement => {
        const sql = 'SELECT from_at, until_at FROM outage WHERE until_at > ? ORDER BY from_at'
        return (statement(sql).all([instant]) as Row[]).map(outageOf)
      }),
  }
}

interface Row {
  readonly from_at: number
  readonly until_at: number
}
const outageOf = (row: Row): Outage => ({ from: row.from_at, until: row.until_at })
