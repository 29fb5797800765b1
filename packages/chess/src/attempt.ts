import { needObject } from './argument.js'

/**
 * The return type of a function that may fail for an expected reason: `if (attempt.ok)
 * attempt.value else attempt.error`. It is not called a result, because in the Laws a result is
 * 1–0.
 */
export type Attempt<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** An attempt that succeeded, with its value. */
export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

/** An attempt that failed, with the reason. */
export function failed<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Thrown by `unwrap`: holds the error of the attempt and its code. */
export class AttemptError extends Error {
  /** The code of the error, or `attempt-failed` if it has none. */
  readonly code: string
  readonly error: unknown

  constructor(error: unknown) {
    super(reasonOf(error))
    this.name = 'AttemptError'
    this.code = textIn(error, 'code') ?? 'attempt-failed'
    this.error = error
  }
}

/**
 * Returns the value of an attempt that must succeed. Throws an `AttemptError` if it failed.
 *
 * @example
 * const position = unwrap(parsePosition('4k3/8/8/8/8/8/8/4K2R w K - 0 1'))
 */
export function unwrap<T>(attempt: Attempt<T, unknown>): T {
  needObject(attempt, 'unwrap', 'attempt')
  if (attempt.ok) return attempt.value
  throw new AttemptError(attempt.error)
}

function textIn(error: unknown, name: 'code' | 'reason'): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined
  const text = (error as Record<string, unknown>)[name]
  return typeof text === 'string' ? text : undefined
}

/** The reason in words. Some attempts fail with a list of faults. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (Array.isArray(error)) return error.map(reasonOf).join('; ')
  return textIn(error, 'reason') ?? textIn(error, 'code') ?? 'the attempt failed'
}
