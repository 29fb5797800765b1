import type { BoardLine } from '@jadoube/protocol'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { DeskStore } from '../net/desk-store.js'
import { type OfficialResults, withOfficial } from '../net/official-results.js'
import { inOrder } from './needs.js'
import { timedNeeds } from './timed-needs.js'

/**
 * The boards with all their needs, including those that arise with time. Null until they are
 * loaded.
 */
export function useLinesWithNeeds(
  store: DeskStore,
  now: ReadonlySignal<number>,
  official: ReadonlySignal<OfficialResults>,
): ReadonlySignal<readonly BoardLine[] | null> {
  // Needs also change with time. The page is rendered again only when they do.
  const timed = useComputed(() =>
    JSON.stringify((store.lines.value ?? []).map(line => timedNeeds(line, now.value))),
  )
  return useComputed(() => {
    const timedByLine = JSON.parse(timed.value) as string[][]
    const lines = store.lines.value
    return (
      lines?.map((line, index) => {
        const added = timedByLine[index] ?? []
        const withNeeds =
          added.length === 0 ? line : { ...line, needs: inOrder([...line.needs, ...added]) }
        return withOfficial(withNeeds, official.value)
      }) ?? null
    )
  })
}
