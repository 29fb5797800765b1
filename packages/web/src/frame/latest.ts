import { type ReadonlySignal, useSignal } from '@preact/signals'

/** What a part was last drawn with, as a signal: whatever is computed from it changes with it, not at the next tick. */
export function useLatest<T>(value: T): ReadonlySignal<T> {
  const latest = useSignal(value)
  latest.value = value
  return latest
}
