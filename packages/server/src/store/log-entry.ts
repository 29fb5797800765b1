import type { ActId, BoardId } from './ids.js'

/**
 * One line of a board's log. It never changes once it is written, except when personal data is
 * removed: it then has a tombstone.
 */
export interface LogEntry {
  readonly board: BoardId
  /** 1 for the first entry of a board, then without gaps. */
  readonly seq: number
  /** Milliseconds by the server's clock. */
  readonly at: number
  /** The act that caused this entry, if it had an id. */
  readonly act: ActId | null
  /** JSON text, stored exactly: another order of keys would change the hash. */
  readonly body: string
  /** Chains this entry to the one before it; see `hash-chain.ts`. */
  readonly hash: string
  /** JSON text of a `Tombstone`, if personal data was removed from the body. */
  readonly tombstone?: string | null
}

/**
 * Marks an entry whose body has changed. The hash is still that of the original body, so the chain
 * continues;
 * `body` is the SHA-256 of what is left, so that a later change is detected.
 */
export interface Tombstone {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly why: 'player' | 'retention'
  readonly body: string
}

/** The end of a board's log; before the first entry, `seq` 0 and the initial hash. */
export interface Head {
  readonly seq: number
  readonly hash: string
}

export interface NewEntry {
  readonly board: BoardId
  /** The last entry that the writer has seen. The new one becomes `expected + 1`, or is refused. */
  readonly expected: number
  readonly at: number
  readonly body: string
  readonly act?: ActId
  /** Set in the same commit: a time sets the board's alarm, `null` clears it. */
  readonly alarm?: number | null
}

/**
 * Text that some store could not return exactly is a bug of the caller: PostgreSQL cannot store a
 * raw NUL, and UTF-8 cannot encode half of a surrogate pair.
 */
export function assertWritable(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text))
    throw new TypeError('text with a NUL or half a surrogate pair')
}

export function assertEntry(entry: NewEntry): void {
  if (!Number.isSafeInteger(entry.expected) || entry.expected < 0)
    throw new TypeError('expected must be a sequence number')
  if (!Number.isSafeInteger(entry.at)) throw new TypeError('at must be whole milliseconds')
  if (entry.alarm != null && !Number.isSafeInteger(entry.alarm))
    throw new TypeError('alarm must be whole milliseconds')
  assertWritable(entry.body)
}
