/**
 * The return type of a function that may fail for an expected reason:
 * `if (attempt.ok) attempt.value else attempt.error`. It is not called a result, because in the
 * Laws a result is 1–0.
 */
export type Attempt<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function failed<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}
