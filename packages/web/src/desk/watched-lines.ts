import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { DeskStore } from '../net/desk-store.js'
import { inOrder } from './needs.js'
import { timelyNeeds } from './timely-needs.js'

/** The boards with everything they need, also what only the passing of time brings; null until they are there. */
export function useWatchedLines(
  store: DeskStore,
  now: ReadonlySignal<number>,
): ReadonlySignal<readonly BoardLine[] | null> {
  // Time alone changes what is needed; the page is redrawn only when it does.
  const timely = useComputed(() =>
    JSON.stringify((store.lines.value ?? []).map(line => timelyNeeds(line, now.value))),
  )
  return useComputed(() => {
    const more = JSON.parse(timely.value) as string[][]
    const lines = store.lines.value
    return (
      lines?.map((line, index) => {
        const added = more[index] ?? []
        return added.length === 0 ? line : { ...line, needs: inOrder([...line.needs, ...added]) }
      }) ?? null
    )
  })
}
