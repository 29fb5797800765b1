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
  #pending: Step[] = []
  #timer: NodeJS.Timeout | undefined
  #current: BoardFeed | undefined

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
    return (this.#current?.watched ?? false) || this.#pending.length > 0
  }

  /** The feed, read up to entry `upTo`. Later entries are reported to `add`. */
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
    this.#pending = [...steps, ...this.#pending]
    this.#current = feed
    this.#showDue()
    return feed
  }

  add(line: LogLine, after: Game): void {
    if (this.#feed === undefined) return
    this.#pending.push({ line, after })
    if (this.#current) this.#showDue()
  }

  #showDue(): void {
    const { now } = this.#context
    clearTimeout(this.#timer)
    const visibleUntil = now() - this.#delay
    let count = 0
    for (const { line, after } of this.#pending) {
      if (after.writtenAt > visibleUntil) break
      this.#current?.advance(line, after)
      count++
    }
    this.#pending = this.#pending.slice(count)
    const next = this.#pending[0]
    if (!next) return
    this.#timer = setTimeout(
      () => this.#showDue(),
      Math.max(1, next.after.writtenAt - visibleUntil),
    )
    this.#timer.unref()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#pending = []
  }
}
