import type { EventType } from '@jadoube/laws'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useLatest } from '../frame/latest.js'
import { words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { GameHistory } from './game-history.js'

/** How long the arbiter is warned after somebody else has acted, in milliseconds. */
const warningMs = 30_000

/** Events that only an arbiter causes. */
const rulings: ReadonlySet<EventType> = new Set<EventType>([
  'penalty-imposed',
  'question-answered',
  'clock-set',
  'observed',
  'illegal-move-ruled',
  'position-reinstated',
  'result-lifted',
  'ruling-taken-back',
  'permission-given',
])

/** Warns that another arbiter has just ruled here, so that nothing is done twice. */
export function JustActed({
  store,
  history,
  now,
}: {
  readonly store: BoardStore
  readonly history: GameHistory | null
  readonly now: ReadonlySignal<number>
}) {
  const latest = useLatest(history)
  const isFresh = useComputed(() => {
    const start = store.view.value?.scheduledStart ?? 0
    // The news of this page's own act may arrive before its acknowledgement.
    if (store.pending.value.length > 0) return false
    return (
      latest.value?.entries
        .slice(-10)
        .some(
          ({ seq, at, events }) =>
            now.value - start - at < warningMs &&
            !store.isOwn(seq) &&
            events.some(({ type }) => rulings.has(type)),
        ) === true
    )
  })
  if (!isFresh.value) return null
  return (
    <p class="just-acted" role="alert">
      {words().hall.desk.justActed}
    </p>
  )
}
