/**
 * What a store refuses, as values: the caller can react to each. If the store cannot work at all,
 * it throws a `StoreError`.
 */
export interface SequenceConflict {
  readonly code: 'sequence-conflict'
  readonly expected: number
  /** The real end of the log: read on from `expected`, and decide again. */
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

/** Why a store cannot do what it was asked to do. */
export type StoreErrorCode =
  /** Currently unreachable, or full: the same call may succeed later. */
  | 'store-unavailable'
  | 'store-closed'
  /** Another server is using the file. */
  | 'store-in-use'
  /** Written by a newer version of this program. */
  | 'store-too-new'
  /** Created by another program, and left unchanged. */
  | 'store-foreign'
  /**
   * The file was copied, or lost its -wal, while a server wrote to it: the newest acts are missing.
   */
  | 'store-incomplete'
  /** The target already has data, and is left unchanged. */
  | 'store-not-empty'
  | 'file-exists'
  /** The stored data is not what was written: an entry is missing or was changed. */
  | 'store-damaged'
  /** Anything else: a fault of the database or of this program. */
  | 'store-failed'

/** Whether the data was written. An append with an act id can be repeated either way. */
export type Outcome = 'not-written' | 'unknown'

/** Carries the database's own code, never its message, which may quote stored data. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode
  readonly outcome: Outcome
  /** The database's code: a SQLSTATE, an SQLITE_ name or an errno name. */
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

/** The code of an error, if it has a useful one; codes contain no stored data. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(code) ? code : 'unnamed'
}

/** The database's reason for a store error; undefined for other errors. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof StoreError ? error.reason : undefined
