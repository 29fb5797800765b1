import type pg from 'pg'
import { pendingMigrations } from '../migration.js'
import { ATTENDANCE_TABLES } from './attendance.js'
import { POSTGRES_MIGRATIONS } from './schema.js'

/** Held while the schema changes, so that only one of several starting processes changes it. */
const LOCK = 0x6a61646f

export async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number | null }>(
      'SELECT max(version) AS version FROM schema_version',
    )
    for (const { version, sql } of pendingMigrations(POSTGRES_MIGRATIONS, rows[0]?.version ?? 0)) {
      await client.query(sql)
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [version])
    }
    await client.query(ATTENDANCE_TABLES)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // the connection may be what failed
    throw error
  }
}
