import Database from 'libsql'
import { codeOf } from '../failure.js'
import { pendingMigrations } from '../migration.js'
import { assertComplete, recover } from '../sqlite/completeness.js'
import { checkOurs, sqliteError } from '../sqlite/database.js'
import { SQLITE_MIGRATIONS } from '../sqlite/schema.js'
import { asBytesOrNumber, decoded } from '../sqlite/text.js'
import { PAGE, type PutRows, type Row, RowExists, type Rows, tables, type Where } from './tables.js'

/**
 * The rows of a file, which is first migrated to the current schema. Nobody may be serving it when
 * rows are written.
 */
export async function openSqliteRows(file: string): Promise<Rows> {
  assertComplete(file)
  await recover(file)
  await checkOurs(file)
  const database = new Database(file, { timeout: 5000 })
  // A server may be writing: see docs/decisions/0014-one-writer.md.
  database.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = FULL')
  migrate(database)
  database.exec('BEGIN')
  return {
    async *read(name, where) {
      const { columns, key } = tables[name]
      for (let after: Row | undefined; ; ) {
        const conditions = [whereSql(where), afterSql(key, after)].filter(text => text !== '')
        const sql = `SELECT ${columns.map(asBytesOrNumber).join(', ')} FROM ${name}
          ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
          ORDER BY ${key.map(column => `${name}.${column}`).join(', ')} LIMIT ${PAGE}`
        const values = [
          ...(where ? [where.value] : []),
          ...(after ? key.map(column => after?.[column] ?? null) : []),
        ]
        const rows = readRows(() => database.prepare(sql).all(values), columns)
        if (rows.length > 0) yield rows
        after = rows.at(-1)
        if (rows.length < PAGE) return
      }
    },
    count: async name =>
      (database.prepare(`SELECT count(*) AS n FROM ${name}`).get([]) as { n: number }).n,
    async write(work) {
      database.exec('COMMIT; BEGIN IMMEDIATE')
      try {
        await work(putInto(database))
        database.exec('COMMIT; BEGIN')
      } catch (error) {
        database.exec('ROLLBACK; BEGIN')
        throw sqliteError(error)
      }
    },
    async close() {
      database.exec('ROLLBACK')
      database.close()
    },
  }
}

/** Migrates the schema; the journal mode of the file stays the same. */
function migrate(database: Database.Database): void {
  const row = database.prepare('PRAGMA user_version').get([]) as { user_version: number }
  const steps = pendingMigrations(SQLITE_MIGRATIONS, row.user_version)
  if (steps.length === 0) return
  const sql = steps.map(step => `${step.sql}; PRAGMA user_version = ${step.version};`)
  database.exec(`BEGIN IMMEDIATE; ${sql.join('\n')} COMMIT`)
}

const whereSql = (where?: Where): string => (where ? `${where.column} = ?` : '')

const afterSql = (key: readonly string[], after?: Row): string =>
  after ? `(${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''

/** The rows without what the driver adds to them. */
function readRows(read: () => unknown[], columns: readonly string[]): Row[] {
  try {
    return (read() as Row[])
      .map(decoded)
      .map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null])))
  } catch (error) {
    throw sqliteError(error)
  }
}

function putInto(database: Database.Database): PutRows {
  return async (name, rows) => {
    const { columns } = tables[name]
    const insert = database.prepare(`INSERT INTO ${name} (${columns.join(', ')})
      VALUES (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) {
      try {
        insert.run(columns.map(column => row[column] ?? null))
      } catch (error) {
        if (codeOf(error).startsWith('SQLITE_CONSTRAINT')) throw new RowExists(name)
        throw error
      }
    }
  }
}
