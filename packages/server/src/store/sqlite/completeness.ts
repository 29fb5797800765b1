import { realpathSync, statSync } from 'node:fs'
import Database from 'libsql'
import { codeOf, StoreError } from '../failure.js'
import { holdFile } from './file-lock.js'
import { COMPLETE, isAlive } from './holder.js'
import { asBytes, decoded } from './text.js'

/**
 * Whether a file lacks its newest acts. While a server has it open, everything since the last
 * checkpoint is in the `-wal` beside it. A copy of the file alone opens without an error but lacks
 * all of that. The file itself says that it is in use (the `holder` row, see `holder.ts`): if it
 * does and has no `-wal`, it is such a copy. Must be called before SQLite opens the file, which
 * creates a `-wal`.
 */
export function isIncomplete(file: string): boolean {
  if (!hasContent(file) || hasWal(file)) return false
  const holder = readHolder(file)
  if (holder === undefined || holder.token === '' || holder.token.startsWith(COMPLETE)) return false
  // Another name of a file that is being served: its WAL is beside the first name.
  return !(statSync(file).nlink > 1 && isAlive(holder.process))
}

/** Throws if the newest acts are missing from a file. */
export function assertComplete(file: string): void {
  if (isIncomplete(file)) throw new StoreError('store-incomplete', 'no-wal')
}

/** Accepts what is there as complete. The file must not be in use. */
export async function acceptIncomplete(file: string): Promise<void> {
  const release = await holdFile(file)
  try {
    clearHolder(file)
  } finally {
    release()
  }
}

/**
 * Opening and closing the file of a dead server together with its WAL merges the WAL into the file.
 * The file is then complete and must no longer say that it is in use.
 */
export async function recover(file: string): Promise<void> {
  if (!hasContent(file) || !hasWal(file)) return
  const release = await holdFile(file, 0).catch(() => null)
  // It is being served, or cannot be written to.
  if (release === null) return
  try {
    clearHolder(file)
  } finally {
    release()
  }
}

const hasContent = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

function hasWal(file: string): boolean {
  const log = statSync(`${realpathSync(file)}-wal`, { throwIfNoEntry: false })
  return log !== undefined && log.size > 0
}

function readHolder(
  file: string,
): { readonly token: string; readonly process: string } | undefined {
  return withFile(
    file,
    database =>
      decoded(database.prepare(`SELECT ${asBytes('token', 'process')} FROM holder`).get([])) as
        | { token: string; process: string }
        | undefined,
  )
}

function clearHolder(file: string): void {
  withFile(file, database => database.exec("UPDATE holder SET token = '', process = ''"))
}

/** Undefined if the file is not one of ours, or of a version without a holder. */
function withFile<T>(file: string, work: (database: Database.Database) => T): T | undefined {
  const database = new Database(file, { timeout: 5000 })
  try {
    return work(database)
  } catch (error) {
    if (/^SQLITE_(ERROR|NOTADB|CORRUPT)/.test(codeOf(error))) return undefined
    throw error
  } finally {
    database.close()
  }
}
