import type { LogEntry } from '../store/index.js'
import type { Seen } from '../view/board-view.js'
import type { BoardWorld } from './board.js'
import { followEntry, type Game, gameBefore } from './game.js'
import type { Line } from './line.js'
import { Sight } from './sight.js'

interface Coming {
  readonly line: Line
  readonly after: Game
}

/** The board as it stood some time ago: each entry comes into sight that much later. */
export class DelayedSight {
  readonly #about: () => Omit<Seen, 'game'>
  readonly #world: Pick<BoardWorld, 'store' | 'now'>
  readonly #delay: number
  #sight: Promise<Sight> | undefined
  #coming: Coming[] = []
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
    this.#sight ??= this.#read(upTo)
    return this.#sight
  }

  async #read(upTo: number): Promise<Sight> {
    const { store, now } = this.#world
    const { board, setting } = this.#about()
    const entries: LogEntry[] = []
    for (let page: readonly LogEntry[]; ; ) {
      page = await store.log.read(board as LogEntry['board'], entries.at(-1)?.seq ?? 0)
      entries.push(...page.filter(({ seq }) => seq <= upTo))
      if (page.length === 0 || (page.at(-1)?.seq ?? 0) >= upTo) break
    }
    const [header, ...rest] = entries
    if (!header) throw new Error('a log without a header')
    let game = gameBefore(setting.start, header)
    const sight = new Sight(this.#about, game, now, this.#delay)
    const told = this.#coming
    this.#coming = []
    for (const entry of rest) {
      const followed = followEntry(game, entry)
      game = followed.game
      this.#coming.push({ line: followed.line, after: game })
    }
    this.#coming.push(...told)
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
