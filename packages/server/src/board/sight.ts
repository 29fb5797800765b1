import type { ServerMessage } from '@jadoube/protocol'
import type { Audience } from '../view/audience.js'
import { type Seen, seeBoard } from '../view/board-view.js'
import { commonNews, newsWriter, seeNews } from '../view/news.js'
import type { Game } from './game.js'
import type { Line } from './line.js'

/** Someone who is told what happens at a board. */
export interface Watcher {
  readonly audience: Audience
  /** Takes a message of the protocol as text: it is written once for all who see the same. */
  tell(message: string): void
}

/** So many entries back a gap is filled with news; a wider one with the whole board. */
const KEPT = 32

/** What can be seen of a board at one remove from its log: as it stands, or some time ago. */
export class Sight {
  readonly #about: () => Omit<Seen, 'game'>
  readonly #now: () => number
  readonly delay: number
  readonly #watchers = new Set<Watcher>()
  #recent: { readonly line: Line; readonly after: Game }[] = []
  #game: Game

  constructor(about: () => Omit<Seen, 'game'>, game: Game, now: () => number, delay = 0) {
    this.#about = about
    this.#game = game
    this.#now = now
    this.delay = delay
  }

  get game(): Game {
    return this.#game
  }

  get seen(): Seen {
    const { board, setting, house } = this.#about()
    return { board, setting, house, game: this.#game }
  }

  get watched(): boolean {
    return this.#watchers.size > 0
  }

  /** The moment that this sight shows, in the time of the record. */
  get at(): number {
    return this.#now() - this.delay - this.#about().house.scheduledStart
  }

  advance(line: Line, after: Game): void {
    this.#game = after
    this.#recent.push({ line, after })
    if (this.#recent.length > KEPT) this.#recent = this.#recent.slice(-KEPT / 2)
    if (this.#watchers.size === 0) return
    const { seen } = this
    const write = newsWriter(seen, line, commonNews(seen, this.#now(), this.delay))
    for (const watcher of this.#watchers) watcher.tell(write(watcher.audience))
  }

  /**
   * From now on; first what came after `since` and that there is no more, or the whole board where that
   * is too long ago.
   */
  watch(watcher: Watcher, since?: number): void {
    this.#watchers.add(watcher)
    for (const message of this.missed(watcher.audience, since))
      watcher.tell(JSON.stringify(message))
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  /** To everybody, the whole board: after a change that no entry of the log tells. */
  refresh(): void {
    for (const watcher of this.#watchers) watcher.tell(JSON.stringify(this.whole(watcher.audience)))
  }

  missed(audience: Audience, since?: number): ServerMessage<'board' | 'news' | 'current'>[] {
    const { seq } = this.#game
    const first = this.#recent[0]?.after.seq ?? seq + 1
    if (since === undefined || since > seq || since + 1 < first) return [this.whole(audience)]
    const { board } = this.#about()
    return [
      ...this.#recent
        .filter(({ after }) => after.seq > since)
        .map(({ line, after }) => this.#news(line, after, audience)),
      { type: 'current', board, seq, now: this.#now() },
    ]
  }

  whole(audience: Audience): ServerMessage<'board'> {
    const { board } = this.#about()
    const view = seeBoard(this.seen, audience, this.at, this.delay)
    return { type: 'board', board, seq: this.#game.seq, now: this.#now(), view }
  }

  #news(line: Line, after: Game, audience: Audience): ServerMessage<'news'> {
    const seen = { ...this.#about(), game: after }
    return seeNews(seen, line, audience, commonNews(seen, this.#now(), this.delay))
  }
}
