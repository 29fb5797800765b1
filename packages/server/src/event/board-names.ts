import { isDeepStrictEqual } from 'node:util'
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

/** How often to retry if somebody else changes a board at the same time. */
const MAX_TRIES = 5

/**
 * The names that boards, PGN and broadcasts show are stored with each board. They follow the log of
 * the event: a corrected entry or a new event name changes all its boards, including those of
 * earlier rounds.
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

  /**
   * Also called when an event is opened: the process that wrote a correction may have died before
   * updating the boards.
   */
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
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const stored = await this.#store.boards.get(id)
      if (stored === undefined || deletedOf(stored.meta)) return
      const before = parseBoardSettings(stored)
      const after = renamed(before, state)
      if (isDeepStrictEqual(after, before)) return
      const { version } = stored
      const meta = makeBoardSettings(after, version + 1)
      const changed = await this.#store.boards.change(id, version, meta)
      if (changed.ok || changed.error.code === 'not-found') return
    }
  }
}

const changesNames = ({ type }: EventLine['events'][number]): boolean =>
  ['entry-corrected', 'event-changed', 'name-hidden', 'name-shown'].includes(type)

/**
 * The settings of a board with the current names of the event. A person who was removed stays
 * removed.
 */
function renamed(settings: BoardSettings, state: EventState): BoardSettings {
  const { entries, redactedAt } = settings
  const { name, site, date } = state
  if (entries === undefined) return settings
  const player = (side: 'white' | 'black') => {
    if (redactedAt !== undefined && settings[side].name === undefined) return settings[side]
    const entry = entries[side]
    return { ...playerOf(state.tournament.entries[entry - 1]?.person), ...hiddenAt(state, entry) }
  }
  return {
    ...settings,
    eventName: name,
    site,
    date,
    white: player('white'),
    black: player('black'),
  }
}
