import { alreadyExists, notFound, versionConflict } from '../failure.js'
import { assertWritable } from '../log-entry.js'
import type { Page, Register, Stored } from '../store.js'
import type { PostgresDatabase, Row } from './database.js'
import { CHANNEL } from './notification.js'

const COLUMNS = 'id, version, meta, competition, created_at AS "createdAt"'

export interface PostgresRegisterParts<Id> {
  readonly database: PostgresDatabase
  readonly table: 'board' | 'competition'
  /** The notification to other processes about a change. */
  readonly notice: (id: Id) => string
  readonly changed: (id: Id) => void
}

export function postgresRegister<Id extends string>(
  parts: PostgresRegisterParts<Id>,
): Register<Id> {
  const { database, table, notice, changed } = parts
  const statement = (name: string, text: string) => ({ name: `${table}-${name}`, text })
  const withNotice = (change: string, payload: string) => `
    WITH changed AS (${change} RETURNING *)
    SELECT ${COLUMNS}, pg_notify('${CHANNEL}', ${payload}) FROM changed`
  const CREATE = statement(
    'create',
    withNotice(
      `INSERT INTO ${table} (id, version, meta, competition, created_at)
       VALUES ($1, 1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      '$5',
    ),
  )
  const CHANGE = statement(
    'change',
    withNotice(
      `UPDATE ${table} SET version = version + 1, meta = $3 WHERE id = $1 AND version = $2`,
      '$4',
    ),
  )
  const GET = statement('get', `SELECT ${COLUMNS} FROM ${table} WHERE id = $1`)
  const LIST = statement(
    'list',
    `SELECT ${COLUMNS} FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2`,
  )
  const LIST_OF = statement(
    'list-of',
    `SELECT ${COLUMNS} FROM ${table} WHERE competition = $3 AND id > $1 ORDER BY id LIMIT $2`,
  )
  const COUNT = statement('count', `SELECT count(*) AS n FROM ${table}`)

  async function get(id: Id): Promise<Stored<Id> | undefined> {
    const [row] = await database.read<Row & Stored<Id>>(GET, [id])
    return row
  }

  return {
    async create({ id, meta, at, competition }) {
      assertWritable(meta)
      const values = [id, meta, competition ?? null, at, notice(id)]
      const [row] = await database.write<Row & Stored<Id>>(CREATE, values)
      if (!row) return alreadyExists
      changed(id)
      return { ok: true, value: storedOf(row) }
    },
    get,
    list: ({ competition, after, limit = 100 }: Page<Id> = {}) =>
      competition === undefined
        ? database.read<Row & Stored<Id>>(LIST, [after ?? '', limit])
        : database.read<Row & Stored<Id>>(LIST_OF, [after ?? '', limit, competition]),
    async count() {
      const [row] = await database.read<{ n: number }>(COUNT)
      return row?.n ?? 0
    },
    async change(id, version, meta) {
      assertWritable(meta)
      const values = [id, version, meta, notice(id)]
      const [row] = await database.write<Row & Stored<Id>>(CHANGE, values)
      if (row) {
        changed(id)
        return { ok: true, value: storedOf(row) }
      }
      const now = await get(id)
      return now ? versionConflict(version, now.version) : notFound
    },
  }
}

/** The row without the notification's column. */
function storedOf<Id>({ id, version, meta, competition, createdAt }: Stored<Id>): Stored<Id> {
  return { id, version, meta, competition, createdAt }
}
