import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreError } from '../failure.js'
import { Gate } from '../gate.js'
import { openSqliteStore } from '../sqlite-store.js'
import { tempDir } from '../testing/temp-dir.suite.js'
import { openSqliteDatabase, type SqliteDatabase } from './database.js'
import { GroupCommit } from './group-commit.js'
import { SQLITE_MIGRATIONS } from './schema.js'

let dir: Awaited<ReturnType<typeof tempDir>>
const opened: SqliteDatabase[] = []
const file = () => join(dir.path, 'a.sqlite')

async function open(): Promise<SqliteDatabase> {
  const database = await openSqliteDatabase(file())
  opened.push(database)
  return database
}

beforeEach(async () => {
  dir = await tempDir()
})
afterEach(async () => {
  for (const database of opened.splice(0)) database.close()
  await dir.remove()
})

describe('the SQLite file', () => {
  test('is configured so that a commit waits for the disk', async () => {
    const database = await open()
    const setting = async (name: string) => (await database.writing(`PRAGMA ${name}`)).get([])
    expect(await setting('journal_mode')).toMatchObject({ journal_mode: 'wal' })
    expect(await setting('synchronous')).toMatchObject({ synchronous: 2 })
  })

  test('is migrated to the current schema once, however often it is opened', async () => {
    await Promise.all([open(), open(), open()])
    const version = opened[0]?.reading('PRAGMA user_version').get([])
    expect(version).toMatchObject({ user_version: SQLITE_MIGRATIONS.length })
  })

  test('of a newer version is not changed', async () => {
    await (await open()).exec('PRAGMA user_version = 99')
    const error = await openSqliteStore(file()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ code: 'store-too-new', transient: false })
    expect(opened[0]?.reading('PRAGMA user_version').get([])).toMatchObject({ user_version: 99 })
  })

  test('of another program is refused and not changed', async () => {
    for (const version of [0, 1, 99]) {
      const name = join(dir.path, `${version}.sqlite`)
      const theirs = new Database(name)
      theirs.exec(`CREATE TABLE note (text TEXT); PRAGMA user_version = ${version}`)
      theirs.close()
      const before = readFileSync(name)
      const error = await openSqliteStore(name).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'store-foreign', transient: false })
      expect(readFileSync(name).equals(before)).toBe(true)
    }
  })

  test('that is not a database is reported with a code', async () => {
    writeFileSync(file(), 'Pairings of round 1: '.repeat(100))
    const error = await openSqliteStore(file()).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'store-foreign', reason: 'SQLITE_NOTADB' })
  })

  test('that cannot be opened is reported with a code', async () => {
    const nowhere = join(dir.path, 'none', 'a.sqlite')
    const error = await openSqliteStore(nowhere).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ reason: 'SQLITE_CANTOPEN', outcome: 'not-written' })
  })
})

describe('grouped commits', () => {
  async function grouped() {
    const database = await open()
    await database.exec('CREATE TABLE t (n INTEGER PRIMARY KEY)')
    const insert = await database.writing('INSERT INTO t VALUES (?)')
    const begun: number[] = []
    let undone = 0
    const commit = new GroupCommit(database, new Gate(), {
      begun: () => void begun.push(begun.length),
      undone: () => void undone++,
    })
    const write = (n: number) => commit.write(() => insert.run([n]).changes)
    const rows = () =>
      (database.reading('SELECT n FROM t ORDER BY n').all([]) as { n: number }[]).map(({ n }) => n)
    return { commit, write, rows, begun, undone: () => undone }
  }

  test('writes that arrive together share a commit', async () => {
    const { write, rows, begun } = await grouped()
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    await Promise.all(numbers.map(write))
    expect(rows()).toEqual(numbers)
    expect(begun.length).toBe(1)
  })

  test('writes that arrive during a commit wait for the next one', async () => {
    const { commit, write, rows, begun } = await grouped()
    const late: Promise<number>[] = []
    const first = commit.write(() => late.push(write(2), write(3)))
    await first
    expect(rows()).toEqual([])
    await Promise.all(late)
    expect(rows()).toEqual([2, 3])
    expect(begun.length).toBe(2)
  })

  test('a failed write does not affect the others', async () => {
    const { commit, write, rows, undone } = await grouped()
    await write(5)
    const bug = new Error('a bug')
    const outcomes = await Promise.allSettled([
      write(1),
      write(5),
      commit.write(() => {
        throw bug
      }),
      write(9),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(rows()).toEqual([1, 5, 9])
    expect(undone()).toBe(3)
    const [, twice, bugged] = outcomes as PromiseRejectedResult[]
    expect(twice?.reason).toBeInstanceOf(StoreError)
    expect(twice?.reason).toMatchObject({ code: 'store-failed', outcome: 'not-written' })
    expect(bugged?.reason).toBe(bug)
  })

  test('a full disk is reported as such, and nothing is half written', async () => {
    const { commit, rows } = await grouped()
    const [database] = opened
    if (!database) throw new Error('no database is open')
    const limit = await database.writing('PRAGMA page_count')
    const { page_count: pages } = limit.get([]) as { page_count: number }
    await database.exec(`CREATE TABLE big (x TEXT); PRAGMA max_page_count = ${pages + 5}`)
    const insert = await database.writing('INSERT INTO big VALUES (?)')
    const insertN = await database.writing('INSERT INTO t VALUES (?)')
    const error = await commit
      .write(() => {
        insertN.run([1])
        insert.run(['x'.repeat(100_000)])
      })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'store-unavailable',
      reason: 'SQLITE_FULL',
      transient: true,
    })
    expect(rows()).toEqual([])
    await commit.write(() => insertN.run([2]))
    expect(rows()).toEqual([2])
  })
})

test('only one connection writes and checkpoints, so the WAL-reset bug of SQLite before 3.51.3 cannot occur', async () => {
  const folder = await tempDir()
  const database = await openSqliteDatabase(join(folder.path, 'games.sqlite'))
  const reading = (pragma: string) =>
    Object.values(database.reading(`PRAGMA ${pragma}`).get([]) as Record<string, number>)[0]
  expect(reading('query_only')).toBe(1)
  expect(reading('wal_autocheckpoint')).toBe(0)
  expect(() => database.reading('DELETE FROM entry').all([])).toThrow()
  database.close()
  await folder.remove()
})
