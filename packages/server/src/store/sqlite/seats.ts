import { alreadyExists, notFound } from '../failure.js'
import type { SeatId } from '../ids.js'
import { assertWritable } from '../log-entry.js'
import type { NewsDesk, Scope } from '../news.js'
import { SEAT_COLUMNS, type SeatRow, scopeIdOf, seatOf } from '../seat-row.js'
import type { NewSeat, Seat, Seats } from '../store.js'
import type { SqliteDatabase, Value } from './database.js'
import type { GroupCommit } from './group-commit.js'
import type { Reading } from './reading.js'
import { asBytes } from './text.js'

const READ = `${asBytes('id', 'scope_kind', 'scope_id', 'secret_hash', 'meta')}, created_at, revoked_at`

export async function openSqliteSeats(
  database: SqliteDatabase,
  reading: Reading,
  commit: GroupCommit,
  news: NewsDesk,
): Promise<Seats> {
  const insert = await database.writing(`
    INSERT INTO seat (${SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING`)
  const revoke = await database.writing(
    'UPDATE seat SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?',
  )
  const reissue = await database.writing(
    'UPDATE seat SET secret_hash = ?, meta = ?, revoked_at = NULL WHERE id = ?',
  )
  const amend = await database.writing('UPDATE seat SET meta = ? WHERE id = ? AND meta = ?')
  const get = await database.writing(`SELECT ${READ} FROM seat WHERE id = ?`)
  const secretUsed = await database.writing('SELECT 1 FROM seat WHERE secret_hash = ?')

  const seatNow = (id: SeatId): Seat | undefined => {
    const row = get.get([id]) as SeatRow | undefined
    return row && seatOf(row)
  }
  const found = (id: SeatId) => {
    const value = seatNow(id)
    return value ? ({ ok: true, value } as const) : notFound
  }
  const tell = (answer: { ok: true; value: Seat } | { ok: false }) => {
    if (answer.ok) news.publish({ kind: 'seats-changed', scope: answer.value.scope })
  }
  const read = (where: string, values: readonly Value[], limit = ''): readonly Seat[] =>
    reading(statement => {
      const sql = `SELECT ${READ} FROM seat WHERE ${where} ORDER BY seat.id ${limit}`
      return (statement(sql).all(values) as SeatRow[]).map(seatOf)
    })

  return {
    create: async ({ id, scope, secretHash, meta, at }: NewSeat) => {
      assertWritable(meta)
      return commit.write(() => {
        const { changes } = insert.run([id, scope.kind, scopeIdOf(scope), secretHash, meta, at])
        if (changes === 0) return alreadyExists
        const value: Seat = { id, scope, secretHash, meta, createdAt: at, revokedAt: null }
        return { ok: true, value } as const
      }, tell)
    },
    get: async id => read('id = ?', [id])[0],
    bySecretHash: async hash => read('secret_hash = ? AND revoked_at IS NULL', [hash])[0],
    list: async (scope: Scope) =>
      read('scope_kind = ? AND scope_id = ?', [scope.kind, scopeIdOf(scope)]),
    all: async ({ after, limit = 100 } = {}) =>
      read('seat.id > ?', [after ?? '', limit], 'LIMIT ?'),
    revoke: async (id, at) =>
      commit.write(() => {
        revoke.run([at, id])
        return found(id)
      }, tell),
    reissue: async (id, secretHash, meta) => {
      assertWritable(meta)
      return commit.write(() => {
        if (!seatNow(id)) return notFound
        if (secretUsed.get([secretHash])) return alreadyExists
        reissue.run([secretHash, meta, id])
        return found(id)
      }, tell)
    },
    amend: async (id, from, meta) => {
      assertWritable(meta)
      return commit.write(() => Number(amend.run([meta, id, from]).changes) > 0)
    },
  }
}
