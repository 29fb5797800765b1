import type pg from 'pg'
import type { StoreError } from '../failure.js'
import type { HeadCache } from '../head-cache.js'
import { logOfEvent } from '../ids.js'
import type { News, NewsDesk } from '../news.js'
import { assertWritableRemoval, publishRemoval } from '../removal.js'
import type { Removal, Store } from '../store.js'
import type { PostgresDatabase } from './database.js'
import { boardChanged, CHANNEL, competitionChanged, seatsChanged } from './notification.js'

const BODIES = `UPDATE entry SET body = given.body, tombstone = given.tombstone
  FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) AS given (board, seq, body, tombstone)
  WHERE entry.board = given.board AND entry.seq = given.seq`
const SET_META = (table: string) => `UPDATE ${table} SET version = version + 1, meta = given.meta
  FROM unnest($1::text[], $2::text[]) AS given (id, meta) WHERE ${table}.id = given.id`
const SEATS = `UPDATE seat SET meta = given.meta
  FROM unnest($1::text[], $2::text[]) AS given (id, meta) WHERE seat.id = given.id`

export function postgresRemoval(
  database: PostgresDatabase,
  self: string,
  heads: HeadCache,
  news: NewsDesk,
): Store['remove'] {
  return async removal => {
    assertWritableRemoval(removal)
    const notWritten = ({ outcome }: StoreError) => outcome === 'not-written'
    await database.track(
      database.patiently(() => database.use(client => write(client, removal, self)), notWritten),
    )
    for (const { id } of removal.boards ?? []) heads.forget(id)
    for (const { id } of removal.competitions ?? []) heads.forget(logOfEvent(id))
    publishRemoval(removal, one => news.publish(one))
  }
}

async function write(client: pg.ClientBase, removal: Removal, self: string): Promise<void> {
  const { bodies = [], boards = [], competitions = [], seats = [] } = removal
  const erased = (left: readonly { readonly id: string; readonly erase: boolean }[]) =>
    left.filter(({ erase }) => erase).map(({ id }) => id)
  await client.query('BEGIN')
  try {
    await client.query(BODIES, [
      bodies.map(({ board }) => board),
      bodies.map(({ seq }) => seq),
      bodies.map(({ body }) => body),
      bodies.map(({ tombstone }) => tombstone),
    ])
    await client.query(SET_META('board'), columns(boards))
    await client.query(SET_META('competition'), columns(competitions))
    await client.query(SEATS, columns(seats))
    const changed = [...bodies.map(({ board }) => board), ...boards.map(({ id }) => id)]
    await client.query('DELETE FROM snapshot WHERE board = ANY($1::text[])', [changed])
    const logs = [...erased(boards), ...erased(competitions)]
    for (const table of ['entry', 'log_end', 'alarm'])
      await client.query(`DELETE FROM ${table} WHERE board = ANY($1::text[])`, [logs])
    for (const [kind, ids] of [
      ['board', erased(boards)],
      ['competition', erased(competitions)],
    ])
      await client.query('DELETE FROM seat WHERE scope_kind = $1 AND scope_id = ANY($2::text[])', [
        kind,
        ids,
      ])
    const notified: string[] = []
    publishRemoval(removal, one => notified.push(payload(self, one)))
    for (const text of notified) await client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [text])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // the connection may be what failed
    throw error
  }
}

const columns = (rows: readonly { readonly id: string; readonly meta: string }[]) => [
  rows.map(({ id }) => id),
  rows.map(({ meta }) => meta),
]

function payload(self: string, news: News): string {
  if (news.kind === 'board-changed') return boardChanged(self, news.board)
  if (news.kind === 'competition-changed') return competitionChanged(self, news.competition)
  if (news.kind === 'seats-changed') return seatsChanged(self, news.scope)
  throw new Error(`nothing is removed by ${news.kind}`)
}
