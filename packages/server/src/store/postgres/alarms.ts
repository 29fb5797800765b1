import type { Alarms, ClaimedAlarm } from '../store.js'
import type { PostgresDatabase, Row } from './database.js'

const ARM = {
  name: 'alarm-arm',
  text: `INSERT INTO alarm (board, due, ready_at, ticket) VALUES ($1, $2, $2, NULL)
    ON CONFLICT (board) DO UPDATE SET due = excluded.due, ready_at = excluded.due, ticket = NULL`,
}
const DISARM = { name: 'alarm-disarm', text: 'DELETE FROM alarm WHERE board = $1' }
const NEXT = { name: 'alarm-next', text: 'SELECT min(ready_at) AS next FROM alarm' }
/** Alarms that another process is claiming at this moment are skipped. */
const CLAIM = {
  name: 'alarm-claim',
  text: `WITH ready AS (
      SELECT board FROM alarm WHERE ready_at <= $1::bigint ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE alarm SET ready_at = $1::bigint + $2::bigint, ticket = gen_random_uuid()::text
      FROM ready WHERE alarm.board = ready.board
      RETURNING alarm.board, due, ticket
    )
    SELECT board, due, ticket FROM claimed ORDER BY due`,
}
const SETTLE = {
  name: 'alarm-settle',
  text: 'DELETE FROM alarm WHERE board = $1 AND ticket = $2 RETURNING board',
}

export function postgresAlarms(database: PostgresDatabase): Alarms {
  return {
    async arm(board, due) {
      await database.write(ARM, [board, due])
    },
    async disarm(board) {
      await database.write(DISARM, [board])
    },
    async next() {
      const [row] = await database.read<{ next: number | null }>(NEXT)
      return row?.next ?? undefined
    },
    claim: (now, lease, limit = 100) =>
      database.write<Row & ClaimedAlarm>(CLAIM, [now, lease, limit]),
    settle: async ({ board, ticket }) =>
      (await database.write(SETTLE, [board, ticket])).length === 1,
  }
}
