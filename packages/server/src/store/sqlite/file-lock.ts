import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { codeOf, StoreError } from '../failure.js'

/** How long to wait for a process that is just ending. */
const PATIENCE_MS = 2000

/**
 * Locks a file of games for this process until the returned function is called. Two servers on one
 * file would each think that the other's boards are not served, and stop their clocks. The lock is
 * on a separate file beside it, so that others can still read; the system releases it however the
 * process ends.
 */
export async function holdFile(file: string, patience = PATIENCE_MS): Promise<() => void> {
  const lock = open(`${realFile(file)}-lock`)
  const end = performance.now() + patience
  while (!tryExclusive(lock)) {
    if (performance.now() > end) {
      lock.close()
      throw new StoreError('store-in-use', 'SQLITE_BUSY')
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return () => {
    lock.exec('ROLLBACK')
    lock.close()
  }
}

/** The file itself, with links resolved; it may not exist yet. */
function realFile(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    // It does not exist yet, or is a link to something that does not exist yet.
  }
  try {
    const link = lstatSync(file, { throwIfNoEntry: false })
    if (link?.isSymbolicLink()) return realFile(resolve(dirname(file), readlinkSync(file)))
    return join(realpathSync(dirname(file)), basename(file))
  } catch {
    throw new StoreError('store-unavailable', 'SQLITE_CANTOPEN')
  }
}

function open(file: string) {
  try {
    return new Database(file, { timeout: 0 })
  } catch {
    throw new StoreError('store-unavailable', 'SQLITE_CANTOPEN')
  }
}

function tryExclusive(lock: ReturnType<typeof open>): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (fault) {
    const reason = codeOf(fault)
    if (reason.startsWith('SQLITE_BUSY')) return false
    throw new StoreError('store-unavailable', reason)
  }
}
