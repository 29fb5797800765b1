import { alreadyExists, notFound, versionConflict } from '../failure.js'
import { assertWritable } from '../log-entry.js'
import type { NewStored, Page, Register, Stored } from '../store.js'
import type { SqliteDatabase } from './database.js'
import type { GroupCommit } from './group-commit.js'
import type { Reading } from './reading.js'
import { asBytes } from './text.js'

const COLUMNS = `${asBytes('id', 'meta', 'competition')}, version, created_at AS createdAt`

export interface SqliteRegisterParts<Id> {
  readonly database: SqliteDatabase
  readonly reading: Reading
  readonly commit: GroupCommit
  readonly table: 'board' | 'competition'
  readonly changed: (id: Id) => void
}

export async function openSqliteRegister<Id extends string>(
  parts: SqliteRegisterParts<Id>,
): Promise<Register<Id>> {
  const { database, reading, commit, table, changed } = parts
  const GET = `SELECT ${COLUMNS} FROM ${table} WHERE id = ?`
  const insert = await database.writing(`
    INSERT INTO ${table} (id, version, meta, competition, created_at) VALUES (?, 1, ?, ?, ?)
    ON CONFLICT DO NOTHING`)
  const update = await database.writing(
    `UPDATE ${table} SET version = version + 1, meta = ? WHERE id = ?`,
  )
  const get = await database.writing(GET)

  function create({ id, meta, at, ...rest }: NewStored<Id>) {
    const competition = rest.competition ?? null
    if (insert.run([id, meta, competition, at]).changes === 0) return alreadyExists
    const value: Stored<Id> = { id, version: 1, meta, competition, createdAt: at }
    return { ok: true, value } as const
  }

  function change(id: Id, version: number, meta: string) {
    const row = get.get([id]) as Stored<Id> | undefined
    if (!row) return notFound
    if (row.version !== version) return versionConflict(version, row.version)
    update.run([meta, id])
    return { ok: true, value: { ...storedOf(row), version: version + 1, meta } } as const
  }

  return {
    create: async what => {
      assertWritable(what.meta)
      return commit.write(
        () => create(what),
        made => made.ok && changed(what.id),
      )
    },
    get: async id =>
      reading(statement => {
        const row = statement(GET).get([id]) as Stored<Id> | undefined
        return row && storedOf(row)
      }),
    list: async ({ competition, after, limit = 100 }: Page<Id> = {}) =>
      reading(statement => {
        const within = competition === undefined ? '' : 'competition = ? AND'
        const sql = `SELECT ${COLUMNS} FROM ${table} WHERE ${within} id > ?
          ORDER BY ${table}.id LIMIT ?`
        const values = [...(competition === undefined ? [] : [competition]), after ?? '', limit]
        return (statement(sql).all(values) as Stored<Id>[]).map(storedOf)
      }),
    count: async () =>
      reading(statement => {
        const row = statement(`SELECT count(*) AS n FROM ${table}`).get([])
        return (row as { n: number }).n
      }),
    change: async (id, version, meta) => {
      assertWritable(meta)
      return commit.write(
        () => change(id, version, meta),
        made => made.ok && changed(id),
      )
    },
  }
}

/** The row without what the driver adds to it. */
function storedOf<Id>({ id, version, meta, competition, createdAt }: Stored<Id>): Stored<Id> {
  return { id, version, meta, competition, createdAt }
}
