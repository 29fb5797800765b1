import type pg from 'pg'
import {
  alreadyExists,
  notFound,
  type StoreError,
  sequenceConflict,
  versionConflict,
} from '../failure.js'
import { chainEntry, NOTHING_BEFORE } from '../hash-chain.js'
import type { HeadCache } from '../head-cache.js'
import { assertEntry, assertWritable, type Head, type NewEntry } from '../log-entry.js'
import type { NewsDesk } from '../news.js'
import { scopeIdOf } from '../seat-row.js'
import type { Batch, Store } from '../store.js'
import type { PostgresDatabase } from './database.js'
import { appended, CHANNEL, competitionChanged } from './notification.js'

const CHANGE = `UPDATE competition SET version = version + 1, meta = $3
  WHERE id = $1 AND version = $2`
const BOARDS = `INSERT INTO board (id, version, meta, competition, created_at)
  SELECT id, 1, meta, competition, at
  FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS row (id, meta, competition, at)
  ON CONFLICT DO NOTHING`
const ENTRIES = `INSERT INTO entry (board, seq, at, act, body, hash)
  SELECT board, 1, at, NULL, body, hash
  FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS row (board, at, body, hash)`
const ENDS = `INSERT INTO log_end (board, seq) SELECT board, 1 FROM unnest($1::text[]) AS row (board)`
const ALARMS = `INSERT INTO alarm (board, due, ready_at, ticket)
  SELECT board, due, due, NULL FROM unnest($1::text[], $2::bigint[]) AS row (board, due)
  WHERE due IS NOT NULL`
const SEATS = `INSERT INTO seat (id, scope_kind, scope_id, secret_hash, meta, created_at)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])`

type Answer = Awaited<ReturnType<Store['setUp']>>

/** A transaction of a few statements, however many boards there are. */
export function postgresSetUp(
  database: PostgresDatabase,
  self: string,
  heads: HeadCache,
  news: NewsDesk,
): Store['setUp'] {
  return async batch => {
    for (const { id, meta, at, header, alarm } of batch.boards) {
      assertWritable(meta)
      assertEntry({ board: id, expected: 0, at, body: header, alarm })
    }
    for (const { meta } of batch.seats) assertWritable(meta)
    if (batch.entry) assertEntry(batch.entry)
    const notWritten = ({ outcome }: StoreError) => outcome === 'not-written'
    const answer = await database.track(
      database.patiently(
        () => database.use(client => inTransaction(client, () => write(client, batch, self))),
        notWritten,
      ),
    )
    if (answer.ok && batch.entry) {
      const { board, expected } = batch.entry
      heads.forget(board)
      news.publish({ kind: 'appended', board, seq: expected + 1 })
    }
    if (answer.ok && batch.competition)
      news.publish({ kind: 'competition-changed', competition: batch.competition.id })
    return answer
  }
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<Answer>): Promise<Answer> {
  await client.query('BEGIN')
  try {
    const answer = await work()
    await client.query(answer.ok ? 'COMMIT' : 'ROLLBACK')
    return answer
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // the connection may be what failed
    throw error
  }
}

async function write(client: pg.ClientBase, batch: Batch, self: string): Promise<Answer> {
  const { boards, seats, competition } = batch
  if (competition) {
    const { id, version, meta } = competition
    const changed = await client.query(CHANGE, [id, version, meta])
    if (changed.rowCount === 0) {
      const { rows } = await client.query<{ version: number }>(
        'SELECT version FROM competition WHERE id = $1',
        [id],
      )
      return rows[0] ? versionConflict(version, rows[0].version) : notFound
    }
    await client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [competitionChanged(self, id)])
  }
  if (batch.entry) {
    const refused = await writeEntry(client, batch.entry, self)
    if (refused) return refused
  }
  const ids = boards.map(({ id }) => id)
  const at = boards.map(each => each.at)
  const headers = boards.map(({ header }) => header)
  const made = await client.query(BOARDS, [
    ids,
    boards.map(({ meta }) => meta),
    boards.map(each => each.competition ?? null),
    at,
  ])
  if (made.rowCount !== boards.length) return alreadyExists
  const hashes = boards.map(
    ({ id, header, at }) =>
      chainEntry(NOTHING_BEFORE, { board: id, expected: 0, at, body: header }).hash,
  )
  await client.query(ENTRIES, [ids, at, headers, hashes])
  await client.query(ENDS, [ids])
  await client.query(ALARMS, [ids, boards.map(({ alarm }) => alarm)])
  await client.query(SEATS, [
    seats.map(({ id }) => id),
    seats.map(({ scope }) => scope.kind),
    seats.map(({ scope }) => scopeIdOf(scope)),
    seats.map(({ secretHash }) => secretHash),
    seats.map(({ meta }) => meta),
    seats.map(each => each.at),
  ])
  return { ok: true, value: null }
}

const HEAD = 'SELECT seq, hash FROM entry WHERE board = $1 ORDER BY seq DESC LIMIT 1'
const ENTRY = `INSERT INTO entry (board, seq, at, act, body, hash)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`
const END = `INSERT INTO log_end (board, seq) VALUES ($1, $2)
  ON CONFLICT (board) DO UPDATE SET seq = excluded.seq`

/** Writes one entry of the event's log. The key (board, seq) lets one of two processes in. */
async function writeEntry(client: pg.ClientBase, what: NewEntry, self: string) {
  const { rows } = await client.query<{ seq: string | number; hash: string }>(HEAD, [what.board])
  const [last] = rows
  const head: Head = last ? { seq: Number(last.seq), hash: last.hash } : NOTHING_BEFORE
  if (head.seq !== what.expected) return sequenceConflict(what.expected, head.seq)
  const { board, seq, at, act, body, hash } = chainEntry(head, what)
  const written = await client.query(ENTRY, [board, seq, at, act, body, hash])
  if (written.rowCount === 0) return sequenceConflict(what.expected, seq)
  await client.query(END, [board, seq])
  await client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [appended(self, board, seq)])
  return undefined
}
