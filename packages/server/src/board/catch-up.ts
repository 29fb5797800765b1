import type { BoardSettings } from '../game/board-settings.js'
import { type BoardId, type Outage, StoreError } from '../store/index.js'
import type { BoardContext } from './board-context.js'
import type { Logbook } from './logbook.js'
import { stopClocks, unwrittenOutage } from './outages.js'

/** How often a standstill is checked again before one act, if the server keeps standing still. */
const MOST_DOUBTS = 3

/** Brings a board to the end of its log, and past every outage of the server. */
export class CatchUp {
  readonly #board: BoardId
  readonly #log: Logbook
  readonly #context: Pick<BoardContext, 'outagesAfter' | 'doubt'>
  readonly #settings: () => BoardSettings

  constructor(
    board: BoardId,
    log: Logbook,
    context: Pick<BoardContext, 'outagesAfter' | 'doubt'>,
    settings: () => BoardSettings,
  ) {
    this.#board = board
    this.#log = log
    this.#context = context
    this.#settings = settings
  }

  get isNeeded(): boolean {
    return this.#log.isBehind || this.#outage !== undefined || this.#context.doubt() !== undefined
  }

  async run(): Promise<void> {
    await this.#beyondDoubt()
    if (this.#log.isBehind) await this.#log.readOn()
    for (let outage = this.#outage; outage !== undefined; outage = this.#outage) {
      const answer = await this.#log.write(stopClocks(outage, this.#settings()))
      if (answer.kind === 'refused' || answer.again) return
    }
  }

  get #outage(): Outage | undefined {
    return unwrittenOutage(this.#log.game, this.#settings(), instant =>
      this.#context.outagesAfter(instant, this.#board),
    )
  }

  /** Nothing is decided until it is known whether the server stood still. */
  async #beyondDoubt(): Promise<void> {
    for (let n = 0; n < MOST_DOUBTS; n++) {
      const doubt = this.#context.doubt()
      if (doubt === undefined) return
      await doubt
    }
    if (this.#context.doubt() !== undefined) throw new StoreError('store-unavailable', 'STANDSTILL')
  }
}
