import { type Game, gameBefore } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import type { ViewSource } from '../view/board-view.js'
import type { BoardContext } from './board-context.js'
import { BoardFeed } from './board-feed.js'
import { type Step, stepsUpTo } from './open-game.js'

/** The board as it was some time ago: each entry is shown with this delay. */
export class DelayedFeed {
  readonly #about: () => Omit<ViewSource, 'game'>
  readonly #context: Pick<BoardContext, 'store' | 'now'>
  readonly #delay: number
  #feed: Promise<BoardFeed> | undefined
  #coming: Step[] = []
  #timer: NodeJS.Timeout | undefined
  #watched: BoardFeed | undefined

  constructor(
    about: () => Omit<ViewSource, 'game'>,
    context: Pick<BoardContext, 'store' | 'now'>,
    delay: number,
  ) {
    this.#about = about
    this.#context = context
    this.#delay = delay
  }

  get watched(): boolean {
    return (this.#watched?.watched ?? false) || this.#coming.length > 0
  }

  /** The feed as of now; `comes` reports the entries after `upTo`. */
  feed(upTo: number): Promise<BoardFeed> {
    this.#feed ??= this.#read(upTo).catch(error => {
      this.#feed = undefined
      throw error
    })
    return this.#feed
  }

  async #read(upTo: number): Promise<BoardFeed> {
    const { store, now } = this.#context
    const { board, gameStart } = this.#about()
    const [header] = await store.log.read(board, 0, 1)
    if (!header) throw new Error('the log has no header')
    const steps = await stepsUpTo(store, board, gameStart, upTo)
    const feed = new BoardFeed(this.#about, gameBefore(gameStart.state, header), now, this.#delay)
    this.#coming = [...steps, ...this.#coming]
    this.#watched = feed
    this.#show()
    return feed
  }

  comes(line: LogLine, after: Game): void {
    if (this.#feed === undefined) return
    this.#coming.push({ line, after })
    if (this.#watched) this.#show()
  }

  #show(): void {
    const { now } = this.#context
    clearTimeout(this.#timer)
    const seen = now() - this.#delay
    let count = 0
    for (const { line, after } of this.#coming) {
      if (after.writtenAt > seen) break
      this.#watched?.advance(line, after)
      count++
    }
    this.#coming = this.#coming.slice(count)
    const next = this.#coming[0]
    if (!next) return
    this.#timer = setTimeout(() => this.#show(), Math.max(1, next.after.writtenAt - seen))
    this.#timer.unref()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#coming = []
  }
}
