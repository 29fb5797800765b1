import { NOTHING_BEFORE } from '../hash-chain.js'
import type { Head, LogEntry, NewEntry } from '../log-entry.js'
import type { PostgresDatabase, Row } from './database.js'

/** What the database knows that affects an append. */
export interface BeforeAppend {
  /** `undefined` if there is no such board. */
  readonly head: Head | undefined
  /** The entry that this act already has. */
  readonly ofAct: LogEntry | undefined
  /** The hash of the entry in the place that this one was to take. */
  readonly hashInPlace: string | undefined
}

interface BeforeAppendRow extends Row {
  readonly n: number
  readonly known: boolean
  readonly head_seq: number | null
  readonly head_hash: string | null
  readonly in_place: string | null
  readonly act_seq: number | null
  readonly act_at: number
  readonly act_body: string
  readonly act_hash: string
}

const READ_BEFORE_APPEND = {
  name: 'look',
  text: `
    SELECT asked.n, coalesce(board.id, competition.id) IS NOT NULL AS known, head.seq AS head_seq, head.hash AS head_hash,
      in_place.hash AS in_place,
      of_act.seq AS act_seq, of_act.at AS act_at, of_act.body AS act_body, of_act.hash AS act_hash
    FROM unnest($1::text[], $2::text[], $3::bigint[]) WITH ORDINALITY AS asked (board, act, seq, n)
    LEFT JOIN board ON board.id = asked.board
    LEFT JOIN competition ON competition.id = asked.board
    LEFT JOIN LATERAL (
      SELECT seq, hash FROM entry WHERE entry.board = asked.board ORDER BY seq DESC LIMIT 1
    ) head ON true
    LEFT JOIN entry in_place ON in_place.board = asked.board AND in_place.seq = asked.seq
    LEFT JOIN entry of_act ON of_act.board = asked.board AND of_act.act = asked.act
    ORDER BY asked.n`,
}

/** Reads it for all of them in one query, in order. */
export async function readBeforeAppend(
  database: PostgresDatabase,
  entries: readonly NewEntry[],
): Promise<readonly BeforeAppend[]> {
  const rows = await database.once<BeforeAppendRow>(READ_BEFORE_APPEND, [
    entries.map(({ board }) => board),
    entries.map(({ act }) => act ?? null),
    entries.map(({ expected }) => expected + 1),
  ])
  return entries.map(({ board, act }, n) => {
    const row = rows[n]
    if (!row) throw new Error('the database returned no row')
    const ofAct =
      row.act_seq === null || act === undefined
        ? undefined
        : {
            board,
            seq: row.act_seq,
            at: row.act_at,
            act,
            body: row.act_body,
            hash: row.act_hash,
          }
    return { head: headOf(row), ofAct, hashInPlace: row.in_place ?? undefined }
  })
}

function headOf(row: BeforeAppendRow): Head | undefined {
  if (!row.known) return undefined
  if (row.head_seq === null || row.head_hash === null) return NOTHING_BEFORE
  return { seq: row.head_seq, hash: row.head_hash }
}
