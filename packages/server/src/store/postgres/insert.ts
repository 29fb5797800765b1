import type { BoardId } from '../ids.js'
import type { LogEntry, NewEntry } from '../log-entry.js'
import type { PostgresDatabase, Row } from './database.js'
import { CHANNEL, MAX_APPENDED } from './notification.js'

/** An entry with the one it follows. */
export interface Linked {
  readonly what: NewEntry
  readonly entry: LogEntry
  readonly previous: string
}

/**
 * Writes all entries, their alarms and their news in one statement, which is one commit. An entry
 * is written only directly after the entry it is chained to; if two processes want the same place,
 * the key (board, seq) lets one in. Boards are sorted, so that two processes never deadlock. At
 * most one entry per board, because a statement does not see its own rows. (Selects instead of
 * EXISTS, for which the planner may choose to read all boards.)
 */
const INSERT = {
  name: 'insert',
  text: `
    WITH given AS (
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
        $7::text[], $8::boolean[], $9::bigint[])
        AS row (board, seq, at, act, body, hash, previous, sets_alarm, due)
    ), written AS (
      INSERT INTO entry (board, seq, at, act, body, hash)
      SELECT board, seq, at, act, body, hash FROM given
      WHERE CASE WHEN seq = 1
        THEN coalesce((SELECT true FROM board WHERE board.id = given.board),
          (SELECT true FROM competition WHERE competition.id = given.board))
        ELSE (SELECT before.hash = given.previous FROM entry before
          WHERE before.board = given.board AND before.seq = given.seq - 1)
        END
      ORDER BY board COLLATE "C"
      ON CONFLICT DO NOTHING
      RETURNING board, seq
    ), ended AS (
      INSERT INTO log_end (board, seq) SELECT board, seq FROM written ORDER BY board COLLATE "C"
      ON CONFLICT (board) DO UPDATE SET seq = excluded.seq
    ), armed AS (
      INSERT INTO alarm (board, due, ready_at, ticket)
      SELECT board, due, due, NULL FROM given JOIN written USING (board)
      WHERE due IS NOT NULL ORDER BY board COLLATE "C"
      ON CONFLICT (board) DO UPDATE SET due = excluded.due, ready_at = excluded.due, ticket = NULL
    ), disarmed AS (
      DELETE FROM alarm USING given JOIN written USING (board)
      WHERE alarm.board = given.board AND sets_alarm AND given.due IS NULL
    ), told AS (
      SELECT pg_notify('${CHANNEL}', json_build_object(
        'from', $10::text, 'appended', json_agg(json_build_array(board, seq)))::text)
      FROM (
        SELECT board, seq, (row_number() OVER () - 1) / ${MAX_APPENDED} AS page FROM written
      ) pages
      GROUP BY page
    )
    SELECT board, (SELECT count(*) FROM told) FROM written`,
}

/** The boards whose entry was written; the others were not, for whatever reason. */
export async function insert(
  database: PostgresDatabase,
  self: string,
  linked: readonly Linked[],
): Promise<ReadonlySet<BoardId>> {
  const rows = await database.once<Row & { board: BoardId }>(INSERT, [
    linked.map(({ entry }) => entry.board),
    linked.map(({ entry }) => entry.seq),
    linked.map(({ entry }) => entry.at),
    linked.map(({ entry }) => entry.act),
    linked.map(({ entry }) => entry.body),
    linked.map(({ entry }) => entry.hash),
    linked.map(({ previous }) => previous),
    linked.map(({ what }) => what.alarm !== undefined),
    linked.map(({ what }) => what.alarm ?? null),
    self,
  ])
  return new Set(rows.map(({ board }) => board))
}
