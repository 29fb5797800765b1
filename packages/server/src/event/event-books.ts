import { isDamage } from '../board/open-game.js'
import { type CompetitionId, eventOfLog, type News, type Store } from '../store/index.js'
import { EventBook } from './event-book.js'
import type { EventLine } from './log/line.js'

/** The maximum number of open event books. */
const MAX_OPEN = 300

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
  readonly #books = new Map<CompetitionId, Promise<EventBook>>()
  readonly #loaded = new Map<CompetitionId, EventBook>()
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
    this.#unsubscribe = store.subscribe('all', news => this.#onNews(news))
  }

  /** The book of an existing event. */
  get(event: CompetitionId): Promise<EventBook> {
    const known = this.#books.get(event)
    if (known !== undefined) return known
    this.#makeRoom()
    const opening = this.#load(event)
    this.#books.set(event, opening)
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
        if (this.#loaded.get(event) === each)
          for (const listener of this.#listeners) listener(each, line)
      },
    })
    this.#loaded.set(event, book)
    // Lines written while it was being read.
    book.noteAnnounced(book.state.seq)
    await this.#opened(book)
    return book
  }

  #drop(event: CompetitionId): void {
    this.#books.delete(event)
    this.#loaded.delete(event)
  }

  #makeRoom(): void {
    if (this.#books.size < MAX_OPEN) return
    const oldest = [...this.#loaded.values()].sort((a, b) => a.usedAt - b.usedAt)
    for (const { event } of oldest.slice(0, MAX_OPEN / 3)) this.#drop(event)
  }

  #onNews(news: News): void {
    if (news.kind === 'appended') this.#loaded.get(eventOfLog(news.board))?.noteAnnounced(news.seq)
    else if (news.kind === 'competition-changed') this.#reread(news.competition)
    else if (news.kind === 'missed')
      for (const book of this.#loaded.values()) book.noteAnnounced(Number.POSITIVE_INFINITY)
  }

  /** Personal data may have been removed: the book is read again when it is next requested. */
  #reread(event: CompetitionId): void {
    const book = this.#loaded.get(event)
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
