import { type ReadonlySignal, useSignal } from '@preact/signals'

/**
 * The value of the last rendering as a signal. Whatever is computed from it changes with it, not at
 * the next tick.
 */
export function useLatest<T>(value: T): ReadonlySignal<T> {
  const latest = useSignal(value)
  latest.value = value
  return latest
}
