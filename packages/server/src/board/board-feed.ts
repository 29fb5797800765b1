import { makeSnapshot } from '@jadoube/laws'
import type { Audience, ServerMessage } from '@jadoube/protocol'
import type { Game } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import { knownState, seeBoard, type ViewSource } from '../view/board-view.js'
import { commonNews, newsWriter, seeNews } from '../view/news.js'
import type { Step } from './open-game.js'

/** Somebody who is told what happens at a board. */
export interface Watcher {
  readonly audience: Audience
  /**
   * Takes a message of the protocol as text, which is written once for everybody who sees the same.
   */
  send(message: string): void
  /** The board was closed to people without a seat, and this watcher has none. */
  readonly shutOut?: (() => void) | undefined
  /** The stored data of the board is damaged, and it accepts nothing more. */
  readonly locked?: () => void
}

/** What can be seen of a board: its current state, or its state some time ago. */
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
    for (const watcher of this.#watchers) watcher.send(write(watcher.audience))
  }

  /** Adds a watcher. It first gets what it has missed, or the whole board if that is not known. */
  watch(watcher: Watcher, missed?: readonly Step[]): void {
    this.#watchers.add(watcher)
    for (const message of this.catchUp(watcher.audience, missed))
      watcher.send(JSON.stringify(message))
  }

  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  /** Sends what was missed as news, followed by `current`; or the whole board. */
  catchUp(
    audience: Audience,
    missed?: readonly Step[],
  ): ServerMessage<'board' | 'news' | 'current'>[] {
    if (missed === undefined) return [this.fullBoard(audience)]
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

  fullBoard(audience: Audience): ServerMessage<'board'> {
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
