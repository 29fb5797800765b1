import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { DeskStore } from '../net/desk-store.js'
import { type OfficialResults, withOfficial } from '../net/official-results.js'
import { inOrder } from './needs.js'
import { timelyNeeds } from './timely-needs.js'

/**
 * The boards with all their needs, including those that arise with time. Null until they are
 * loaded.
 */
export function useWatchedLines(
  store: DeskStore,
  now: ReadonlySignal<number>,
  official: ReadonlySignal<OfficialResults>,
): ReadonlySignal<readonly BoardLine[] | null> {
  // Needs also change with time. The page is rendered again only when they do.
  const timely = useComputed(() =>
    JSON.stringify((store.lines.value ?? []).map(line => timelyNeeds(line, now.value))),
  )
  return useComputed(() => {
    const more = JSON.parse(timely.value) as string[][]
    const lines = store.lines.value
    return (
      lines?.map((line, index) => {
        const added = more[index] ?? []
        const whole =
          added.length === 0 ? line : { ...line, needs: inOrder([...line.needs, ...added]) }
        return withOfficial(whole, official.value)
      }) ?? null
    )
  })
}
