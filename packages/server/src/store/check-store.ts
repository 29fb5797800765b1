import { existsSync } from 'node:fs'
import Database from 'libsql'
import { deletedOf } from './deleted.js'
import { codeOf, StoreError } from './failure.js'
import { NOTHING_BEFORE, verifyChain } from './hash-chain.js'
import { type BoardId, type CompetitionId, logOfEvent } from './ids.js'
import type { Head } from './log-entry.js'
import { isFile, openStore } from './open-store.js'
import { isIncomplete } from './sqlite/completeness.js'
import { sqliteError } from './sqlite/database.js'
import type { Kept, Store } from './store.js'

/** What is wrong in a store, and where. */
export interface StoreFault {
  readonly board: BoardId | null
  readonly code:
    | 'chain-gap'
    | 'chain-broken'
    | 'chain-other-board'
    | 'chain-cut-short'
    | 'log-missing'
    | 'unreadable'
    | 'file-damaged'
    | 'file-incomplete'
  /** The entry at which it shows. */
  readonly seq?: number
  readonly reason: string
}

export interface StoreCheck {
  readonly boards: number
  readonly entries: number
  readonly faults: readonly StoreFault[]
}

export const faultReasons = {
  'chain-gap': 'an entry is missing or out of its place',
  'chain-broken': 'an entry was changed after it was written',
  'chain-other-board': 'an entry belongs to another board',
  'chain-cut-short': 'the last entries are missing',
  'log-missing': 'the board or event has no log at all',
  'file-incomplete':
    'the file was copied while a server wrote to it, without the -wal beside it: the newest acts are missing',
} as const

/**
 * Whether everything in a store is what was written: the file itself, where it is one, and the chain of every board. It
 * changes nothing, and may run beside a server.
 */
export async function checkStore(address: string): Promise<StoreCheck> {
  const inFile = isFile(address)
  if (inFile && !existsSync(address)) throw new StoreError('store-unavailable', 'ENOENT')
  const faults: StoreFault[] = []
  if (inFile && isIncomplete(address))
    faults.push({ board: null, code: 'file-incomplete', reason: faultReasons['file-incomplete'] })
  if (inFile) faults.push(...checkFile(address))
  const store = await openStore(address, { incomplete: 'look' })
  let boards = 0
  let entries = 0
  try {
    for (let after: BoardId | undefined; ; ) {
      const page = await store.boards.list(after === undefined ? {} : { after })
      for (const { id, meta } of page) {
        if (deletedOf(meta)) continue
        boards++
        const checked = await checkBoard(store, id).catch(error => unreadable(id, error))
        entries += checked.entries
        if (checked.fault) faults.push(checked.fault)
      }
      after = page.at(-1)?.id
      if (after === undefined) break
    }
    for (let after: CompetitionId | undefined; ; ) {
      const page = await store.competitions.list(after === undefined ? {} : { after })
      for (const kept of page) {
        const checked = await checkEvent(store, kept).catch(error =>
          unreadable(logOfEvent(kept.id), error),
        )
        entries += checked.entries
        if (checked.fault) faults.push(checked.fault)
      }
      after = page.at(-1)?.id
      if (after === undefined) break
    }
  } catch (error) {
    faults.push(unreadable(null, error).fault)
  } finally {
    await store.close()
  }
  return { boards, entries, faults }
}

/** SQLite's own opinion of its pages. */
function checkFile(file: string): StoreFault[] {
  try {
    const database = new Database(file, { timeout: 5000 })
    try {
      database.exec('PRAGMA query_only = ON')
      const rows = database.prepare('PRAGMA integrity_check(20)').all() as {
        integrity_check: string
      }[]
      return rows
        .map(row => row.integrity_check)
        .filter(text => text !== 'ok')
        .map(reason => ({ board: null, code: 'file-damaged', reason: reason.slice(0, 200) }))
    } finally {
      database.close()
    }
  } catch (error) {
    const named = sqliteError(error)
    if (named instanceof StoreError && named.reason !== 'SQLITE_CORRUPT') throw named
    return [{ board: null, code: 'file-damaged', reason: codeOf(error) }]
  }
}

/** Follows the chain of one board, a page at a time. */
export async function checkBoard(
  store: Store,
  board: BoardId,
): Promise<{ readonly entries: number; readonly fault?: StoreFault }> {
  let head: Head = NOTHING_BEFORE
  for (;;) {
    const entries = await store.log.read(board, head.seq)
    if (entries.length === 0) break
    const chain = verifyChain(entries, { start: head })
    if (!chain.ok) {
      const { code, seq } = chain.error
      return { entries: seq - 1, fault: { board, code, seq, reason: faultReasons[code] } }
    }
    head = chain.value
  }
  const known = (await store.snapshots.latest(board))?.seq ?? 0
  const code = head.seq === 0 ? 'log-missing' : known > head.seq ? 'chain-cut-short' : undefined
  if (code === undefined) return { entries: head.seq }
  return {
    entries: head.seq,
    fault: { board, code, seq: head.seq + 1, reason: faultReasons[code] },
  }
}

/** The log of an event. One whose rounds are pasted has none. */
export async function checkEvent(
  store: Store,
  { id, meta }: Pick<Kept<CompetitionId>, 'id' | 'meta'>,
): Promise<{ readonly entries: number; readonly fault?: StoreFault }> {
  if (deletedOf(meta)) return { entries: 0 }
  const checked = await checkBoard(store, logOfEvent(id))
  const hasLog = (JSON.parse(meta) as { tournament?: unknown }).tournament === true
  return checked.fault?.code === 'log-missing' && !hasLog ? { entries: 0 } : checked
}

function unreadable(board: BoardId | null, error: unknown): { entries: 0; fault: StoreFault } {
  if (!(error instanceof StoreError) || error.transient) throw error
  return { entries: 0, fault: { board, code: 'unreadable', reason: error.reason } }
}
