import type { Seen } from '../view/board-view.js'
import type { BoardWorld } from './board.js'
import { type Game, gameBefore } from './game.js'
import type { Line } from './line.js'
import { type Step, stepsSince } from './open-game.js'
import { Sight } from './sight.js'

/** The board as it stood some time ago: each entry comes into sight that much later. */
export class DelayedSight {
  readonly #about: () => Omit<Seen, 'game'>
  readonly #world: Pick<BoardWorld, 'store' | 'now'>
  readonly #delay: number
  #sight: Promise<Sight> | undefined
  #coming: Step[] = []
  #timer: NodeJS.Timeout | undefined
  #watched: Sight | undefined

  constructor(
    about: () => Omit<Seen, 'game'>,
    world: Pick<BoardWorld, 'store' | 'now'>,
    delay: number,
  ) {
    this.#about = about
    this.#world = world
    this.#delay = delay
  }

  get watched(): boolean {
    return (this.#watched?.watched ?? false) || this.#coming.length > 0
  }

  /** As of now; entries after `upTo` will be told of by `comes`. */
  sight(upTo: number): Promise<Sight> {
    this.#sight ??= this.#read(upTo).catch(error => {
      this.#sight = undefined
      throw error
    })
    return this.#sight
  }

  async #read(upTo: number): Promise<Sight> {
    const { store, now } = this.#world
    const { board, setting } = this.#about()
    const [header] = await store.log.read(board, 0, 1)
    if (!header) throw new Error('a log without a header')
    const steps = await stepsSince(store, board, setting, header.seq, upTo)
    const sight = new Sight(this.#about, gameBefore(setting.start, header), now, this.#delay)
    this.#coming = [...steps, ...this.#coming]
    this.#watched = sight
    this.#show()
    return sight
  }

  comes(line: Line, after: Game): void {
    if (this.#sight === undefined) return
    this.#coming.push({ line, after })
    if (this.#watched) this.#show()
  }

  #show(): void {
    const { now } = this.#world
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
