import { hash as digest } from 'node:crypto'
import type { Attempt } from '@jadoube/chess'
import type { BoardId } from './ids.js'
import type { Head, LogEntry, NewEntry, Tombstone } from './log-entry.js'

/** The head to which the first entry of a board is chained. */
export const NOTHING_BEFORE: Head = { seq: 0, hash: '0'.repeat(64) }

/**
 * SHA-256, in lower-case hex, over the UTF-8 of these, one per line and no line end after the last:
 * the previous hash, board, seq, at, act (an empty line if none), body. Ids contain no line ends
 * and the body comes last, so no two entries have the same form.
 */
export function linkHash(previous: string, entry: Omit<LogEntry, 'hash'>): string {
  const { board, seq, at, act, body } = entry
  return digest('sha256', `${previous}\n${board}\n${seq}\n${at}\n${act ?? ''}\n${body}`, 'hex')
}

/** The entry that follows `head`. */
export function chainEntry(head: Head, { board, at, act, body }: NewEntry): LogEntry {
  const entry = { board, seq: head.seq + 1, at, act: act ?? null, body, hash: '' }
  entry.hash = linkHash(head.hash, entry)
  return entry
}

/** Identifies a body from which something was removed. */
export const bodyHash = (body: string): string => digest('sha256', body, 'hex')

/**
 * Whether an entry is what was written after `previous`, or what its tombstone says is left of it.
 */
function isLinked(previous: string, entry: LogEntry): boolean {
  if (entry.tombstone == null) return entry.hash === linkHash(previous, entry)
  return parseTombstone(entry.tombstone)?.body === bodyHash(entry.body)
}

export function parseTombstone(text: string): Tombstone | undefined {
  try {
    const { at, why, body } = JSON.parse(text) as Partial<Tombstone>
    if (typeof at !== 'number' || typeof body !== 'string') return undefined
    return why === 'player' || why === 'retention' ? { at, why, body } : undefined
  } catch {
    return undefined
  }
}

/** What is wrong with an entry that follows `head` directly. */
export function linkFault(head: Head, entry: LogEntry): 'chain-gap' | 'chain-broken' | undefined {
  if (entry.seq !== head.seq + 1) return 'chain-gap'
  return isLinked(head.hash, entry) ? undefined : 'chain-broken'
}

export interface ChainFault {
  /** `chain-gap`: an entry is missing or out of order. `chain-broken`: an entry was changed. */
  readonly code: 'chain-gap' | 'chain-broken' | 'chain-other-board' | 'chain-cut-short'
  /** The sequence number at which the chain fails. */
  readonly seq: number
}

/**
 * Follows a chain and returns where it ends, or at which entry it fails. A chain alone cannot show
 * that its last entries were cut off: pass the known `end` to check that.
 */
export function verifyChain(
  entries: Iterable<LogEntry>,
  { start = NOTHING_BEFORE, end }: { readonly start?: Head; readonly end?: Head } = {},
): Attempt<Head, ChainFault> {
  const fault = (code: ChainFault['code'], seq: number) =>
    ({ ok: false, error: { code, seq } }) as const
  let head = start
  let board: BoardId | undefined
  for (const entry of entries) {
    const seq = head.seq + 1
    board ??= entry.board
    if (entry.board !== board) return fault('chain-other-board', seq)
    const broken = linkFault(head, entry)
    if (broken) return fault(broken, seq)
    head = { seq, hash: entry.hash }
    if (end?.seq === seq && end.hash !== head.hash) return fault('chain-broken', seq)
  }
  if (end && end.seq > head.seq) return fault('chain-cut-short', head.seq + 1)
  return { ok: true, value: head }
}
