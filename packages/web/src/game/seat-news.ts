import { parseSquare, type Square } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type Outcome, outcomeForSeat } from '../account/outcome.js'
import type { BoardStore } from '../net/board-store.js'
import { type Obligation, obligationAfter } from './obligation.js'
import { hasSomethingToShow } from './rulings.js'

/** What the news of a board means for the person at this seat. */
export interface SeatNews {
  /** The outcome of the last act. */
  readonly outcome: ReadonlySignal<Outcome | null>
  /** The last outcome to be shown, until the person continues. */
  readonly outcomeToShow: Signal<Outcome | null>
  /** The squares of the last move, if the seat does not follow the whole game. */
  readonly last: ReadonlySignal<readonly Square[]>
  /**
   * What must be played, as far as the seat is told. Null if there was no news since the board was
   * loaded.
   */
  readonly obligation: ReadonlySignal<Obligation | null>
  /** Processes the current news of the store. Called by an effect. */
  readonly processNews: () => void
}

/** Follows the news. `onReinstated` is called when an earlier position is on the board again. */
export function seatNews(
  store: BoardStore,
  state: ReadonlySignal<GameState>,
  onReinstated: () => void,
): SeatNews {
  const outcome = signal<Outcome | null>(null)
  const outcomeToShow = signal<Outcome | null>(null)
  const last = signal<readonly Square[]>([])
  const obligation = signal<Obligation | null>(null)

  /** A message about stopped clocks is obsolete once they run. */
  const dropPauseMessages = (): void => {
    if (store.refused.peek()?.code === 'game-paused') store.refused.value = null
    if (outcomeToShow.peek()?.events.every(({ type }) => pauseEvents.has(type)))
      outcomeToShow.value = null
  }

  const processNews = (): void => {
    const news = store.news.value
    if (news === null) {
      obligation.value = null
      return
    }
    // Questions and their facts are only for the arbiter. The players see that something is
    // waiting.
    const events = news.events.filter(event => event.type !== 'question')
    const after = state.peek()
    const latest = outcomeForSeat(store.before ?? after, after, events)
    outcome.value = latest
    if (news.status === 'in-play') dropPauseMessages()
    if (hasSomethingToShow(latest)) outcomeToShow.value = latest
    if (events.some(({ type }) => type === 'position-reinstated')) onReinstated()
    obligation.value = obligationAfter(events) ?? obligation.peek()
    for (const event of events) {
      if (event.type === 'move-made') last.value = squaresOf(event.from, event.to)
      if (event.type === 'position-reinstated') last.value = []
    }
  }

  return { outcome, outcomeToShow, last, obligation, processNews }
}

/** Events that are mentioned only while the clocks are stopped. */
const pauseEvents: ReadonlySet<string> = new Set(['clocks-paused', 'clocks-restarted'])

const squaresOf = (...names: readonly string[]): readonly Square[] =>
  names.flatMap(name => parseSquare(name) ?? [])
