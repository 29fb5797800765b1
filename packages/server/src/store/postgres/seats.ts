import { alreadyExists, notFound, StoreError } from '../failure.js'
import type { SeatId } from '../ids.js'
import { assertWritable } from '../log-entry.js'
import type { NewsDesk, Scope } from '../news.js'
import { SEAT_COLUMNS, type SeatRow, scopeIdOf, seatOf } from '../seat-row.js'
import type { Seat, Seats } from '../store.js'
import type { PostgresDatabase, Row, Statement } from './database.js'
import { CHANNEL, seatsChanged } from './notification.js'

const select = (name: string, where: string): Statement => ({
  name: `seat-${name}`,
  text: `SELECT ${SEAT_COLUMNS} FROM seat WHERE ${where} ORDER BY id`,
})
const GET = select('get', 'id = $1')
const BY_SECRET = select('by-secret', 'secret_hash = $1 AND revoked_at IS NULL')
const ALL: Statement = {
  name: 'seat-all',
  text: `SELECT ${SEAT_COLUMNS} FROM seat WHERE id > $1 ORDER BY id LIMIT $2`,
}
const OF_SCOPE = select('of-scope', 'scope_kind = $1 AND scope_id = $2')

/** A seat's scope never changes, so the notification can be written before the row. */
const withNotice = (name: string, notice: string, change: string): Statement => ({
  name: `seat-${name}`,
  text: `WITH changed AS (${change} RETURNING ${SEAT_COLUMNS})
    SELECT ${SEAT_COLUMNS}, pg_notify('${CHANNEL}', ${notice}) FROM changed`,
})
const CREATE = withNotice(
  'create',
  '$7',
  `INSERT INTO seat (${SEAT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, NULL) ON CONFLICT DO NOTHING`,
)
const REVOKE = withNotice(
  'revoke',
  '$3',
  'UPDATE seat SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1',
)
const REISSUE = withNotice(
  'reissue',
  '$4',
  'UPDATE seat SET secret_hash = $2, meta = $3, revoked_at = NULL WHERE id = $1',
)

const AMEND: Statement = {
  name: 'seat-amend',
  text: 'UPDATE seat SET meta = $3 WHERE id = $1 AND meta = $2 RETURNING id',
}

export function postgresSeats(database: PostgresDatabase, self: string, news: NewsDesk): Seats {
  const read = async (statement: Statement, values: readonly unknown[]): Promise<Seat[]> =>
    (await database.read<Row & SeatRow>(statement, values)).map(seatOf)

  async function write(statement: Statement, values: readonly unknown[]) {
    const [row] = await database.write<Row & SeatRow>(statement, values)
    if (!row) return undefined
    const value = seatOf(row)
    news.publish({ kind: 'seats-changed', scope: value.scope })
    return { ok: true, value } as const
  }

  async function get(id: SeatId): Promise<Seat | undefined> {
    return (await read(GET, [id]))[0]
  }

  return {
    async create({ id, scope, secretHash, meta, at }) {
      assertWritable(meta)
      const notice = seatsChanged(self, scope)
      const values = [id, scope.kind, scopeIdOf(scope), secretHash, meta, at, notice]
      return (await write(CREATE, values)) ?? alreadyExists
    },
    get,
    bySecretHash: async secretHash => (await read(BY_SECRET, [secretHash]))[0],
    list: (scope: Scope) => read(OF_SCOPE, [scope.kind, scopeIdOf(scope)]),
    all: ({ after, limit = 100 } = {}) => read(ALL, [after ?? '', limit]),
    async revoke(id, at) {
      const seat = await get(id)
      if (!seat) return notFound
      return (await write(REVOKE, [id, at, seatsChanged(self, seat.scope)])) ?? notFound
    },
    async reissue(id, secretHash, meta) {
      assertWritable(meta)
      const seat = await get(id)
      if (!seat) return notFound
      try {
        const notice = seatsChanged(self, seat.scope)
        return (await write(REISSUE, [id, secretHash, meta, notice])) ?? notFound
      } catch (error) {
        if (error instanceof StoreError && error.reason === UNIQUE_VIOLATION) return alreadyExists
        throw error
      }
    },
    async amend(id, from, meta) {
      assertWritable(meta)
      return (await database.write(AMEND, [id, from, meta])).length > 0
    },
  }
}

const UNIQUE_VIOLATION = '23505'
