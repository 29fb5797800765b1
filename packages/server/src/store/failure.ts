/**
 * What a store refuses, as values: the caller can do something about each. What keeps it from
 * working at all is thrown, as a `StoreError`.
 */
export interface SequenceConflict {
  readonly code: 'sequence-conflict'
  readonly expected: number
  /** Where the log really ends: read on from `expected`, and decide again. */
  readonly actual: number
}

export interface VersionConflict {
  readonly code: 'version-conflict'
  readonly expected: number
  readonly actual: number
}

export interface NotFound {
  readonly code: 'not-found'
}

export interface AlreadyExists {
  readonly code: 'already-exists'
}

type Refused<E> = { readonly ok: false; readonly error: E }

export const notFound: Refused<NotFound> = { ok: false, error: { code: 'not-found' } }
export const alreadyExists: Refused<AlreadyExists> = {
  ok: false,
  error: { code: 'already-exists' },
}
export const sequenceConflict = (expected: number, actual: number): Refused<SequenceConflict> => ({
  ok: false,
  error: { code: 'sequence-conflict', expected, actual },
})
export const versionConflict = (expected: number, actual: number): Refused<VersionConflict> => ({
  ok: false,
  error: { code: 'version-conflict', expected, actual },
})

export type StoreErrorCode =
  /** Not reachable just now, or no room: the same call may succeed later. */
  | 'store-unavailable'
  | 'store-closed'
  /** Another server has the file. */
  | 'store-in-use'
  /** Written by a newer version of this program, which alone may change it. */
  | 'store-too-new'
  /** What is there was made by another program, and is left alone. */
  | 'store-foreign'
  /** The file was copied, or lost its -wal, while a server wrote to it: the newest acts are missing. */
  | 'store-incomplete'
  /** Where something was to be put, something is: it is left alone. */
  | 'store-not-empty'
  | 'file-exists'
  /** What is kept is not what was written: an entry is missing or was changed. */
  | 'store-damaged'
  /** Anything else: a fault of the database or of this program. */
  | 'store-failed'

/** Whether what was to be written is there. An append with an act id may be sent again either way. */
export type Outcome = 'not-written' | 'unknown'

/** Carries the database's own code, never its message: that one may quote what was being stored. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode
  readonly outcome: Outcome
  /** The database's code for it: a SQLSTATE, an SQLITE_ name or an errno name. */
  readonly reason: string

  constructor(code: StoreErrorCode, reason: string, outcome: Outcome = 'not-written') {
    super(`${code} (${reason})`)
    this.code = code
    this.reason = reason
    this.outcome = outcome
  }

  /** Whether trying again later can help. */
  get transient(): boolean {
    return this.code === 'store-unavailable'
  }
}

/** An error's own code, if it has one that says something and holds nothing of what was stored. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(code) ? code : 'unnamed'
}

/** Why the store failed, as the database names it; undefined if it was something else. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof StoreError ? error.reason : undefined
