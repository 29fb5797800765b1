import Database from 'libsql'
import PromiseDatabase from 'libsql/promise'
import { codeOf, type Outcome, StoreError } from '../failure.js'
import { pendingMigrations } from '../migration.js'
import { SQLITE_MIGRATIONS } from './schema.js'
import { asBytes, decoded } from './text.js'

export type Value = string | number | null
/** The part of libsql's statements that is used here, all on the calling thread. */
export interface ReadStatement {
  get(values: readonly Value[]): unknown
  all(values: readonly Value[]): unknown[]
}
export interface WriteStatement {
  run(values: readonly Value[]): { readonly changes: number }
  get(values: readonly Value[]): unknown
}
interface Reader {
  exec(sql: string): void
  prepare(sql: string): ReadStatement
  close(): void
}
interface Writer {
  exec(sql: string): Promise<void>
  prepare(sql: string): Promise<WriteStatement>
  close(): void
}

/**
 * Two connections to one file. Statements of both run on the calling thread; `exec` of the writing
 * one runs on its own thread, so that the process continues while a commit waits for the disk.
 * Reading never waits for writing (WAL).
 */
export interface SqliteDatabase {
  /** Prepares a query on the reading connection, once. */
  reading(sql: string): ReadStatement
  /** Prepares a statement on the writing connection. */
  writing(sql: string): Promise<WriteStatement>
  exec(sql: string): Promise<void>
  /** Begins a write transaction when nobody else is writing. */
  begin(): Promise<void>
  close(): void
}

/** How long to wait for another process that is writing to the same file. */
const PATIENCE_MS = 5000

/**
 * FULL: when a commit returns, it is on the disk. Removed data is overwritten; this holds only for
 * pages written with this setting, because rows that move leave their bytes behind.
 */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA secure_delete = ON;
`

export async function openSqliteDatabase(file: string): Promise<SqliteDatabase> {
  await checkOurs(file)
  const writer = connect(() => new PromiseDatabase(file, {}) as Writer)
  try {
    await whenFree(() => writer.exec(SETTINGS))
    await migrate(writer)
    const reader = connectReader(file, 1000)
    // Only one connection writes and checkpoints: see docs/decisions/0014-one-writer.md.
    reader.exec('PRAGMA query_only = ON; PRAGMA wal_autocheckpoint = 0')
    return databaseOf(reader, writer, await writer.prepare(BEGIN))
  } catch (error) {
    writer.close()
    throw sqliteError(error)
  }
}

const TABLES = `SELECT ${asBytes('name')} FROM sqlite_master WHERE type = 'table'`

/** Another program's file must not be changed, not even its journal mode. */
export async function checkOurs(file: string): Promise<void> {
  const reader = connectReader(file, 0)
  try {
    const rows = await whenFree(async () => reader.prepare(TABLES).all([]))
    const names = (rows as { name: string }[]).map(decoded).map(({ name }) => name)
    const isOurs = ['board', 'entry', 'seat'].every(name => names.includes(name))
    if (names.length > 0 && !isOurs) throw new StoreError('store-foreign', 'SQLITE_SCHEMA')
  } catch (error) {
    throw sqliteError(error)
  } finally {
    reader.close()
  }
}

/**
 * Tries until nobody else is writing. SQLite's own wait would block one of the driver's few
 * threads, perhaps the one that the other writer in this process needs to finish.
 */
async function whenFree<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (let pause = 1; ; pause = Math.min(pause * 2, 16)) {
    try {
      return await attempt()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

const BEGIN = 'BEGIN IMMEDIATE'

/** The driver's errors have codes, but not this one. */
function connect<T>(open: () => T): T {
  try {
    return open()
  } catch {
    throw new StoreError('store-unavailable', 'SQLITE_CANTOPEN')
  }
}

/** The driver's types declare its values one by one; it also accepts a list. */
const connectReader = (file: string, timeout: number): Reader =>
  connect(() => new Database(file, { timeout }) as unknown as Reader)

function databaseOf(reader: Reader, writer: Writer, begin: WriteStatement): SqliteDatabase {
  const statements = new Map<string, ReadStatement>()
  return {
    reading(sql) {
      const statement = statements.get(sql) ?? readTexts(reader.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
    writing: async sql => {
      const statement = await writer.prepare(sql)
      return {
        run: values => statement.run(values),
        get: values => decoded(statement.get(values)),
      }
    },
    exec: sql => writer.exec(sql),
    // It does not touch the disk. On the other thread each commit would wait for one more turn of
    // the event loop.
    begin: () => whenFree(async () => void begin.run([])),
    close() {
      reader.close()
      writer.close()
    },
  }
}

const readTexts = (statement: ReadStatement): ReadStatement => ({
  get: values => decoded(statement.get(values)),
  all: values => statement.all(values).map(decoded),
})

async function migrate(writer: Writer): Promise<void> {
  const version = await whenFree(() => writer.prepare('PRAGMA user_version'))
  await whenFree(() => writer.exec(BEGIN))
  try {
    const row = version.get([]) as { user_version: number }
    for (const step of pendingMigrations(SQLITE_MIGRATIONS, row.user_version))
      await writer.exec(`${step.sql}; PRAGMA user_version = ${step.version};`)
    await writer.exec('COMMIT')
  } catch (error) {
    await writer.exec('ROLLBACK')
    throw error
  }
}

/** No space, a busy file or a disk that does not answer may be temporary; other errors are not. */
const TRANSIENT = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|NOMEM|CANTOPEN|READONLY)/

/** Errors that are not the database's are bugs and are not converted. */
export function sqliteError(error: unknown, outcome: Outcome = 'not-written'): unknown {
  const reason = codeOf(error)
  if (!reason.startsWith('SQLITE_')) return error
  const code = TRANSIENT.test(reason)
    ? 'store-unavailable'
    : reason === 'SQLITE_NOTADB'
      ? 'store-foreign'
      : 'store-failed'
  return new StoreError(code, reason, outcome)
}
