import type Database from 'libsql'
import type { StoreFault } from '../store-fault.js'

/** What SQLite's own check finds wrong with the pages of a file. */
export function integrityFaults(database: Database.Database): StoreFault[] {
  const rows = database.prepare('PRAGMA integrity_check(20)').all([]) as {
    integrity_check: string
  }[]
  return rows
    .filter(({ integrity_check: reason }) => reason !== 'ok')
    .map(({ integrity_check: reason }) => ({
      board: null,
      code: 'file-damaged',
      reason: reason.slice(0, 200),
    }))
}
