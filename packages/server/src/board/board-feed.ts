import { makeSnapshot } from '@jadoube/laws'
import type { Audience, ServerMessage } from '@jadoube/protocol'
import type { Game } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import { knownState, seeBoard, type ViewSource } from '../view/board-view.js'
import { commonNews, newsWriter, seeNews } from '../view/news.js'
import type { Step } from './open-game.js'

/** Someone who is told what happens at a board. */
export interface Watcher {
  readonly audience: Audience
  /** Takes a message of the protocol as text: it is written once for all who see the same. */
  tell(message: string): void
  /** The board is closed to who has no seat at it, as they have none. */
  readonly shutOut?: (() => void) | undefined
  /** What is kept of the board is damaged, and nothing more is taken. */
  readonly locked?: () => void
}

/** What can be seen of a board at one remove from its log: as it stands, or some time ago. */
export class BoardFeed {
  readonly #about: () => Omit<ViewSource, 'game'>
  readonly #now: () => number
  readonly delay: number
  readonly #watchers = new Set<Watcher>()
  #game: Game

  constructor(about: () => Omit<ViewSource, 'game'>, game: Game, now: () => number, delay = 0) {
    this.#about = about
    this.#game = game
    this.#now = now
    this.delay = delay
  }

  get game(): Game {
    return this.#game
  }

  get source(): ViewSource {
    return this.#sourceAfter(this.#game)
  }

  get watched(): boolean {
    return this.#watchers.size > 0
  }

  /** The moment that this feed shows, in the time of the record. */
  get at(): number {
    return this.#now() - this.delay - this.#about().settings.scheduledStart
  }

  advance(line: LogLine, after: Game): void {
    this.#game = after
    if (this.#watchers.size === 0) return
    const { source } = this
    const write = newsWriter(source, line, commonNews(source, this.#now(), this.delay))
    for (const watcher of this.#watchers) watcher.tell(write(watcher.audience))
  }

  /** From now on; first what they have missed, or the whole board where that is not known. */
  watch(watcher: Watcher, missed?: readonly Step[]): void {
    this.#watchers.add(watcher)
    for (const message of this.catchUp(watcher.audience, missed))
      watcher.tell(JSON.stringify(message))
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  /** What was missed as news, and that there is no more; or the whole board. */
  catchUp(
    audience: Audience,
    missed?: readonly Step[],
  ): ServerMessage<'board' | 'news' | 'current'>[] {
    if (missed === undefined) return [this.whole(audience)]
    const { board } = this.#about()
    const now = this.#now()
    return [
      ...missed.map(({ line, after }) => {
        const source = this.#sourceAfter(after)
        return seeNews(source, line, audience, commonNews(source, now, this.delay))
      }),
      { type: 'current', board, seq: this.#game.seq, now },
    ]
  }

  whole(audience: Audience): ServerMessage<'board'> {
    const { board } = this.#about()
    const view = seeBoard(this.source, audience, this.at, this.delay)
    const state = { ...makeSnapshot(knownState(this.source, audience)) }
    return { type: 'board', board, seq: this.#game.seq, now: this.#now(), view, state }
  }

  #sourceAfter(game: Game): ViewSource {
    const { board, gameStart, settings } = this.#about()
    return { board, gameStart, settings, game }
  }
}
