import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { StoreError } from './failure.js'
import { isFile } from './open-store.js'
import { forgetEarlierServers } from './postgres/forget-earlier-servers.js'
import { checkRows } from './rows/check-rows.js'
import { openRows } from './rows/open-rows.js'
import { openSqliteRows } from './rows/sqlite-rows.js'
import { type Rows, tableNames } from './rows/tables.js'
import { assertComplete, recover } from './sqlite/completeness.js'
import { sqliteError } from './sqlite/database.js'
import { holdFile } from './sqlite/file-lock.js'
import type { StoreCheck } from './store-fault.js'

/**
 * Copies everything in a store as of one moment to one SQLite file, from either kind of store, also
 * while a server is running. The file gets its name only when it is complete and every chain in it
 * has been checked.
 */
export async function backupStore(address: string, file: string): Promise<StoreCheck> {
  if (existsSync(file)) throw new StoreError('file-exists', 'EEXIST')
  const part = `${file}.part`
  remove(part)
  try {
    if (isFile(address)) await copyFile(address, part)
    else await copyRows(address, part)
    clearHolder(part)
    const checked = await checkRows(part)
    if (checked.faults.length > 0) return checked
    flush(part)
    renameSync(part, file)
    flush(dirname(file) || '.')
    return checked
  } finally {
    remove(part)
  }
}

/** Restores a backup to a new file or an empty database: all of it, or nothing. */
export async function restoreStore(file: string, address: string): Promise<StoreCheck> {
  if (!existsSync(file)) throw new StoreError('store-unavailable', 'ENOENT')
  if (isFile(address) && existsSync(address)) throw new StoreError('store-not-empty', 'EEXIST')
  const part = isFile(address) ? `${address}.part` : `${file}.restoring`
  remove(part)
  try {
    await copyFile(file, part)
    clearHolder(part)
    const checked = await checkRows(part)
    if (checked.faults.length > 0) return checked
    if (isFile(address)) {
      flush(part)
      const releaseFile = await holdFile(address)
      renameSync(part, address)
      releaseFile()
    } else await fillPostgres(part, address)
    return checked
  } finally {
    remove(part)
  }
}

/**
 * SQLite copies a database as of one moment, even while it is being written to, without its free
 * space.
 */
async function copyFile(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreError('store-unavailable', 'ENOENT')
  assertComplete(from)
  await recover(from)
  try {
    const database = new Database(from, { timeout: 5000 })
    try {
      // See docs/decisions/0014-one-writer.md: only the server checkpoints its WAL.
      database.exec('PRAGMA wal_autocheckpoint = 0')
      database.prepare('VACUUM INTO ?').run([to])
    } finally {
      database.close()
    }
  } catch (error) {
    throw sqliteError(error)
  }
}

async function copyRows(address: string, to: string): Promise<void> {
  const [from, into] = [await openRows(address), await openSqliteRows(to)]
  try {
    await copyAll(from, into)
  } finally {
    await Promise.all([from.close(), into.close()])
  }
}

async function fillPostgres(file: string, address: string): Promise<void> {
  const [from, into] = [await openSqliteRows(file), await openRows(address)]
  try {
    if ((await into.count('board')) > 0 || (await into.count('competition')) > 0)
      throw new StoreError('store-not-empty', 'rows')
    await forgetEarlierServers(address)
    await copyAll(from, into)
  } finally {
    await Promise.all([from.close(), into.close()])
  }
}

async function copyAll(from: Rows, into: Rows): Promise<void> {
  await into.write(async put => {
    for (const name of tableNames) for await (const rows of from.read(name)) await put(name, rows)
  })
}

/** Marks a file as not in use. It comes from SQLite without a WAL beside it. */
function clearHolder(file: string): void {
  const database = new Database(file, { timeout: 5000 })
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'holder'").get([])
    if (known !== undefined) database.exec("UPDATE holder SET token = '', process = ''")
  } finally {
    database.close()
  }
}

/** Waits until a file is on the disk. */
function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function remove(file: string): void {
  for (const end of ['', '-wal', '-shm', '-lock', '-journal', '-lock-journal'])
    rmSync(`${file}${end}`, { force: true })
}
