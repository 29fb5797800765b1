import type { ActId, BoardId } from './ids.js'

/**
 * One line of a board's log. Nothing in it ever changes once it is written, but for personal data
 * that somebody has a right to have removed: such an entry has a tombstone.
 */
export interface LogEntry {
  readonly board: BoardId
  /** 1 for the first entry of a board, then without gaps. */
  readonly seq: number
  /** Milliseconds of the server's clock. */
  readonly at: number
  /** The act that brought this entry about, where it had a name. */
  readonly act: ActId | null
  /** JSON text, kept to the letter: a reordered key would be another hash. */
  readonly body: string
  /** Chains this entry to the one before it; see `hash-chain.ts`. */
  readonly hash: string
  /** JSON text of a `Tombstone`, where personal data was removed from the body. */
  readonly tombstone?: string | null
}

/**
 * Stands in an entry whose body is no longer what was written. The hash is still that of the first
 * body, so the chain goes on; `body` is the SHA-256 of what is left, so that a later change shows.
 */
export interface Tombstone {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly why: 'player' | 'retention'
  readonly body: string
}

/** Where a board's log ends: `seq` 0 and the hash of nothing before the first entry. */
export interface Head {
  readonly seq: number
  readonly hash: string
}

export interface NewEntry {
  readonly board: BoardId
  /** The last entry that the writer had seen; the new one becomes `expected + 1`, or is refused. */
  readonly expected: number
  readonly at: number
  readonly body: string
  readonly act?: ActId
  /** Set in the same commit: an instant arms the board's alarm, `null` disarms it. */
  readonly alarm?: number | null
}

/**
 * Text that some store could not give back to the letter is a bug of the caller: PostgreSQL cannot
 * keep a raw NUL, and UTF-8 cannot write half of a surrogate pair.
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
