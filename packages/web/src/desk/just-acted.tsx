import type { EventType } from '@jadoube/laws'
import { type ReadonlySignal, useComputed } from '@preact/signals'
import { useLatest } from '../frame/latest.js'
import { words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import type { GameHistory } from './game-history.js'

/** This long the arbiter is warned that somebody else has acted. */
const FRESH = 30_000

/** What only an arbiter brings about. */
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

/** Another arbiter has ruled here a moment ago: the same act would be done twice. */
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
    // What this page has just done may be heard of before it is acknowledged.
    if (store.pending.value.length > 0) return false
    return (
      latest.value?.entries
        .slice(-10)
        .some(
          ({ seq, at, events }) =>
            now.value - start - at < FRESH &&
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
