import {
  type BoardSettings,
  makeBoardSettings,
  parseBoardSettings,
} from '../game/board-settings.js'
import { type BoardId, deletedOf, type Store } from '../store/index.js'
import type { EventBook } from './event-book.js'
import type { EventBooks } from './event-books.js'
import type { EventLine } from './log/line.js'
import type { EventState } from './log/state.js'
import { hiddenAt, playerOf } from './set-up-round.js'

/** How often somebody else may change a board while it is being changed here. */
const MOST_TRIES = 5

/**
 * What boards, PGN and broadcast show of the players and of the event is kept with each board. It follows the log of the
 * event: a corrected entry or a new name of the event changes all its boards, those of earlier rounds too.
 */
export class BoardNames {
  readonly #store: Store
  readonly #failed: (error: unknown) => void

  constructor(store: Store, failed: (error: unknown) => void) {
    this.#store = store
    this.#failed = failed
  }

  follow(books: EventBooks): () => void {
    return books.onLine((book, line) => {
      if (line.events.some(changesNames)) void this.sweep(book).catch(this.#failed)
    })
  }

  /** Also done when an event is opened: anyone who wrote the correction may have died before the boards followed. */
  async sweep({ state }: EventBook): Promise<void> {
    for (const [index, { games }] of state.rounds.entries()) {
      for (const [place, { game, replaced }] of games.entries()) {
        const paired = state.tournament.rounds[index]?.games[place]
        const isConcerned =
          state.isRenamed ||
          (paired !== undefined &&
            (state.corrected.includes(paired.white) || state.corrected.includes(paired.black)))
        if (!isConcerned) continue
        for (const id of game === null ? replaced : [...replaced, game])
          await this.#rename(id, state)
      }
    }
  }

  async #rename(id: BoardId, state: EventState): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const kept = await this.#store.boards.get(id)
      if (kept === undefined || deletedOf(kept.meta)) return
      const meta = renamed(parseBoardSettings(kept.meta), state)
      if (meta === kept.meta) return
      const changed = await this.#store.boards.change(id, kept.version, meta)
      if (changed.ok || changed.error.code === 'not-found') return
    }
  }
}

const changesNames = ({ type }: EventLine['events'][number]): boolean =>
  ['entry-corrected', 'event-changed', 'name-hidden', 'name-shown'].includes(type)

/** The settings of a board with the names that the event has now. Somebody who was removed stays removed. */
function renamed(settings: BoardSettings, state: EventState): string {
  const { entries, redactedAt } = settings
  const { name, site, date } = state
  if (entries === undefined || redactedAt !== undefined) return makeBoardSettings(settings)
  const of = (side: 'white' | 'black') => {
    const entry = entries[side]
    return { ...playerOf(state.tournament.entries[entry - 1]?.person), ...hiddenAt(state, entry) }
  }
  return makeBoardSettings({
    ...settings,
    eventName: name,
    site,
    date,
    white: of('white'),
    black: of('black'),
  })
}
