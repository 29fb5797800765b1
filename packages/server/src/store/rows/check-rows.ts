import Database from 'libsql'
import { linkFault, NOTHING_BEFORE } from '../hash-chain.js'
import type { ActId, BoardId } from '../ids.js'
import type { Head, LogEntry } from '../log-entry.js'
import { integrityFaults } from '../sqlite/integrity.js'
import { faultReasons, type StoreCheck, type StoreFault } from '../store-fault.js'
import { openSqliteRows } from './sqlite-rows.js'
import type { Row } from './tables.js'

/**
 * Checks a file that nobody serves, page by page and chain by chain, and leaves it as a single
 * file.
 */
export async function checkRows(file: string): Promise<StoreCheck> {
  const faults: StoreFault[] = [...checkPages(file)]
  const rows = await openSqliteRows(file)
  let entries = 0
  let board = ''
  let head: Head = NOTHING_BEFORE
  const broken = new Set<string>()
  const ends = new Map<string, number>()
  try {
    for await (const page of rows.read('entry')) {
      for (const row of page) {
        entries++
        if (row.board !== board) head = NOTHING_BEFORE
        board = String(row.board)
        const entry = entryOf(row)
        const code = broken.has(board) ? undefined : linkFault(head, entry)
        if (code) {
          const seq = head.seq + 1
          faults.push({ board: entry.board, code, seq, reason: faultReasons[code] })
          broken.add(board)
        }
        head = entry
        ends.set(board, entry.seq)
      }
    }
    for await (const page of rows.read('log_end')) {
      for (const { board, seq } of page) {
        const end = ends.get(String(board)) ?? 0
        if (Number(seq) <= end || broken.has(String(board))) continue
        const code = end === 0 ? 'log-missing' : 'chain-cut-short'
        const fault = { board: String(board) as BoardId, code, seq: end + 1 } as const
        faults.push({ ...fault, reason: faultReasons[code] })
      }
    }
    return { boards: await rows.count('board'), entries, faults }
  } finally {
    await rows.close()
  }
}

function checkPages(file: string): StoreFault[] {
  const database = new Database(file, { timeout: 5000 })
  try {
    return integrityFaults(database)
  } finally {
    database.close()
  }
}

export function entryOf({ board, seq, at, act, body, hash, tombstone }: Row): LogEntry {
  const entry = {
    board: String(board) as BoardId,
    seq: Number(seq),
    at: Number(at),
    act: act == null ? null : (String(act) as ActId),
    body: String(body),
    hash: String(hash),
  }
  return tombstone == null ? entry : { ...entry, tombstone: String(tombstone) }
}
