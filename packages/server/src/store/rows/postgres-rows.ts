import pg from 'pg'
import { codeOf } from '../failure.js'
import { clientConfig } from '../postgres/database.js'
import { postgresError } from '../postgres/error.js'
import { migrate } from '../postgres/migrate.js'
import { PAGE, type PutRows, type Row, RowExists, type Rows, tables } from './tables.js'

/** One consistent snapshot of the whole database, whatever is written meanwhile. */
const ONE_MOMENT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** The rows of a database, which is first migrated to the current schema. */
export async function openPostgresRows(url: string): Promise<Rows> {
  // A page of long logs takes as long as it takes.
  const client = new pg.Client({ ...clientConfig({ url }), query_timeout: 600_000 })
  client.on('error', () => {}) // the statement in progress gets the error
  const withStoreErrors = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof RowExists ? error : postgresError(error, true)
    }
  }
  await withStoreErrors(async () => {
    await client.connect()
    await migrate(client)
    await client.query(ONE_MOMENT)
  })
  return {
    async *read(name, where) {
      const { columns, key } = tables[name]
      for (let after: Row | undefined; ; ) {
        const values: unknown[] = []
        const parameter = (value: unknown) => `$${values.push(value)}`
        const conditions = [
          ...(where ? [`${where.column} = ${parameter(where.value)}`] : []),
          ...(after
            ? [
                `(${key.join(', ')}) > (${key.map(column => parameter(after?.[column])).join(', ')})`,
              ]
            : []),
        ]
        const sql = `SELECT ${columns.join(', ')} FROM ${name}
          ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
          ORDER BY ${key.join(', ')} LIMIT ${PAGE}`
        const { rows } = await withStoreErrors(() => client.query<Row>(sql, values))
        if (rows.length > 0) yield rows
        after = rows.at(-1)
        if (rows.length < PAGE) return
      }
    },
    async count(name) {
      const { rows } = await withStoreErrors(() =>
        client.query<{ n: number }>(`SELECT count(*) AS n FROM ${name}`),
      )
      return rows[0]?.n ?? 0
    },
    async write(work) {
      await withStoreErrors(() => client.query('COMMIT'))
      await withStoreErrors(() => client.query('BEGIN'))
      try {
        await work(putInto(client))
        await withStoreErrors(() => client.query('COMMIT'))
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {}) // the connection may be what failed
        throw error instanceof RowExists ? error : postgresError(error, true)
      } finally {
        await client.query(ONE_MOMENT).catch(() => {})
      }
    },
    close: () => client.end(),
  }
}

function putInto(client: pg.Client): PutRows {
  return async (name, rows) => {
    const columns = tables[name].columns.join(', ')
    try {
      await client.query(
        `INSERT INTO ${name} (${columns})
         SELECT ${columns} FROM json_populate_recordset(null::${name}, $1::json)`,
        [JSON.stringify(rows)],
      )
    } catch (error) {
      if (codeOf(error) === '23505') throw new RowExists(name)
      throw error
    }
  }
}
