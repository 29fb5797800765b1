import type { Square } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Outcome, seenOutcome } from '../account/outcome.js'
import type { BoardStore } from '../net/board-store.js'
import { type Obliged, obligedBy } from './obliged.js'
import { isTelling } from './rulings.js'

/** What the news of a board means for the person at it. */
export interface HeardNews {
  /** The outcome of the last act. */
  readonly outcome: ReadonlySignal<Outcome | null>
  /** The last outcome to be shown, until the person continues. */
  readonly told: Signal<Outcome | null>
  /** The squares of the last move, if the seat does not follow the whole game. */
  readonly last: ReadonlySignal<readonly Square[]>
  /**
   * What must be played, as far as the seat is told. Null if there was no news since the board was
   * loaded.
   */
  readonly due: ReadonlySignal<Obliged | null>
  /** Processes the current news of the store. Called by an effect. */
  readonly hear: () => void
}

/** Follows the news. `onReinstated` is called when an earlier position is on the board again. */
export function heardNews(
  store: BoardStore,
  state: ReadonlySignal<GameState>,
  onReinstated: () => void,
): HeardNews {
  const outcome = signal<Outcome | null>(null)
  const told = signal<Outcome | null>(null)
  const last = signal<readonly Square[]>([])
  const due = signal<Obliged | null>(null)

  /** A message about stopped clocks is obsolete once they run. */
  const dropPauses = (): void => {
    if (store.refused.peek()?.code === 'game-paused') store.refused.value = null
    if (told.peek()?.events.every(({ type }) => ofStoppedClocks.has(type))) told.value = null
  }

  const hear = (): void => {
    const news = store.news.value
    if (news === null) {
      due.value = null
      return
    }
    // Questions and their facts are only for the arbiter. The players see that something is
    // waiting.
    const events = news.events.filter(event => event.type !== 'question')
    const after = state.peek()
    const came = seenOutcome(store.before ?? after, after, events)
    outcome.value = came
    if (news.status === 'in-play') dropPauses()
    if (isTelling(came)) told.value = came
    if (events.some(({ type }) => type === 'position-reinstated')) onReinstated()
    due.value = obligedBy(events) ?? due.peek()
    for (const event of events) {
      if (event.type === 'move-made') last.value = squaresOf(event.from, event.to)
      if (event.type === 'position-reinstated') last.value = []
    }
  }

  return { outcome, told, last, due, hear }
}

/** Events that are mentioned only while the clocks are stopped. */
const ofStoppedClocks: ReadonlySet<string> = new Set(['clocks-paused', 'clocks-restarted'])

const squaresOf = (...names: readonly string[]): readonly Square[] =>
  names.map(name => ((name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97) as Square)
