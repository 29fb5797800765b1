import { isDamage } from '../board/open-game.js'
import { type CompetitionId, eventOfLog, type News, type Store } from '../store/index.js'
import { EventBook } from './event-book.js'
import type { EventLine } from './log/line.js'

/** The maximum number of open event books. */
const MOST_OPEN = 300

type Listener = (book: EventBook, line: EventLine) => void

interface EventBooksParts {
  readonly store: Store
  readonly now: () => number
  readonly opened: (book: EventBook) => Promise<void>
  readonly decide: Parameters<typeof EventBook.open>[1]['decide']
}

/** The logs of events that are in use, or were a moment ago. */
export class EventBooks {
  readonly #store: Store
  readonly #now: () => number
  readonly #open = new Map<CompetitionId, Promise<EventBook>>()
  readonly #at = new Map<CompetitionId, EventBook>()
  readonly #damaged = new Set<CompetitionId>()
  readonly #listeners = new Set<Listener>()
  readonly #unsubscribe: () => void
  /** Runs once for each book that is opened, before anybody sees it. */
  readonly #opened: (book: EventBook) => Promise<void>
  readonly #decide: Parameters<typeof EventBook.open>[1]['decide']

  constructor({ store, now, opened, decide }: EventBooksParts) {
    this.#store = store
    this.#now = now
    this.#opened = opened
    this.#decide = decide
    this.#unsubscribe = store.subscribe('all', news => this.#hear(news))
  }

  /** The book of an existing event. */
  get(event: CompetitionId): Promise<EventBook> {
    const known = this.#open.get(event)
    if (known !== undefined) return known
    this.#makeRoom()
    const opening = this.#load(event)
    this.#open.set(event, opening)
    opening.then(
      () => this.#damaged.delete(event),
      error => {
        this.#drop(event)
        if (isDamage(error)) this.#damaged.add(event)
      },
    )
    return opening
  }

  /** The number of events whose log was damaged when it was last requested. */
  get damaged(): number {
    return this.#damaged.size
  }

  /** Calls the listener after every line of every open event. */
  onLine(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  close(): void {
    this.#unsubscribe()
    this.#listeners.clear()
  }

  async #load(event: CompetitionId): Promise<EventBook> {
    const book = await EventBook.open(event, {
      store: this.#store,
      now: this.#now,
      decide: this.#decide,
      advanced: (each, line) => {
        if (this.#at.get(event) === each) for (const tell of this.#listeners) tell(each, line)
      },
    })
    this.#at.set(event, book)
    // Lines written while it was being read.
    book.hear(book.state.seq)
    await this.#opened(book)
    return book
  }

  #drop(event: CompetitionId): void {
    this.#open.delete(event)
    this.#at.delete(event)
  }

  #makeRoom(): void {
    if (this.#open.size < MOST_OPEN) return
    const oldest = [...this.#at.values()].sort((a, b) => a.usedAt - b.usedAt)
    for (const { event } of oldest.slice(0, MOST_OPEN / 3)) this.#drop(event)
  }

  #hear(news: News): void {
    if (news.kind === 'appended') this.#at.get(eventOfLog(news.board))?.hear(news.seq)
    else if (news.kind === 'competition-changed') this.#reread(news.competition)
    else if (news.kind === 'missed')
      for (const book of this.#at.values()) book.hear(Number.POSITIVE_INFINITY)
  }

  /** Personal data may have been removed: the book is read again when it is next requested. */
  #reread(event: CompetitionId): void {
    const book = this.#at.get(event)
    if (book === undefined) return
    this.#store.competitions.get(event).then(
      stored => {
        if (
          stored === undefined ||
          stored.meta.includes('"redactedAt"') ||
          stored.meta.includes('"deleted"')
        )
          this.#drop(event)
      },
      () => {},
    )
  }
}
