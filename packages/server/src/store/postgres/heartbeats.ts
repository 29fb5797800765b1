import type { Heartbeats, Outage } from '../store.js'
import type { PostgresDatabase, Row } from './database.js'

/** The first part locks the row, so that only one of two processes sees the gap. */
const BEAT = {
  name: 'pulse-beat',
  text: `WITH before AS (
      SELECT at FROM pulse WHERE one = 1 FOR UPDATE
    ), found AS (
      INSERT INTO outage (from_at, until_at)
      SELECT at, $1::bigint FROM before WHERE $1::bigint - at > $2::bigint
      ON CONFLICT DO NOTHING RETURNING from_at, until_at
    ), beaten AS (
      INSERT INTO pulse (one, at) VALUES (1, $1::bigint)
      ON CONFLICT (one) DO UPDATE SET at = greatest(pulse.at, excluded.at)
    )
    SELECT from_at, until_at FROM found
    UNION ALL SELECT from_at, until_at FROM outage
    ORDER BY from_at DESC LIMIT 1`,
}
const AFTER = {
  name: 'pulse-outages',
  text: 'SELECT from_at, until_at FROM outage WHERE until_at > $1 ORDER BY from_at',
}

const LAST = { name: 'pulse-last', text: 'SELECT at FROM pulse' }

interface LastRow extends Row {
  readonly at: number
}
interface OutageRow extends Row {
  readonly from_at: number
  readonly until_at: number
}
const outageOf = (row: OutageRow): Outage => ({ from: row.from_at, until: row.until_at })

export function postgresHeartbeats(database: PostgresDatabase): Heartbeats {
  return {
    async beat(at, tolerance) {
      const [row] = await database.write<OutageRow>(BEAT, [at, tolerance])
      return row && outageOf(row)
    },
    async last() {
      const [row] = await database.read<LastRow>(LAST, [])
      return row?.at
    },
    outagesAfter: async instant => (await database.read<OutageRow>(AFTER, [instant])).map(outageOf),
  }
}
