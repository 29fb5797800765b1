import type { BoardSettings } from '../game/board-settings.js'
import { type BoardId, type Outage, StoreError } from '../store/index.js'
import type { BoardContext } from './board-context.js'
import type { Logbook } from './logbook.js'
import { interruptionAct, unwrittenOutage } from './outages.js'

/** How often a standstill is checked again before one act, if the server keeps standing still. */
const MAX_STANDSTILL_CHECKS = 3

/** Brings a board to the end of its log, and past every outage of the server. */
export class CatchUp {
  readonly #board: BoardId
  readonly #log: Logbook
  readonly #context: Pick<BoardContext, 'outagesAfter' | 'standstillCheck'>
  readonly #settings: () => BoardSettings

  constructor(
    board: BoardId,
    log: Logbook,
    context: Pick<BoardContext, 'outagesAfter' | 'standstillCheck'>,
    settings: () => BoardSettings,
  ) {
    this.#board = board
    this.#log = log
    this.#context = context
    this.#settings = settings
  }

  get isNeeded(): boolean {
    return (
      this.#log.isBehind ||
      this.#outage !== undefined ||
      this.#context.standstillCheck() !== undefined
    )
  }

  async run(): Promise<void> {
    await this.#awaitStandstillCheck()
    if (this.#log.isBehind) await this.#log.readNewEntries()
    for (let outage = this.#outage; outage !== undefined; outage = this.#outage) {
      const answer = await this.#log.write(interruptionAct(outage, this.#settings()))
      if (answer.kind === 'refused' || answer.again) return
    }
  }

  get #outage(): Outage | undefined {
    return unwrittenOutage(this.#log.game, this.#settings(), instant =>
      this.#context.outagesAfter(instant, this.#board),
    )
  }

  /** Nothing is decided until it is known whether the server stood still. */
  async #awaitStandstillCheck(): Promise<void> {
    for (let n = 0; n < MAX_STANDSTILL_CHECKS; n++) {
      const check = this.#context.standstillCheck()
      if (check === undefined) return
      await check
    }
    if (this.#context.standstillCheck() !== undefined)
      throw new StoreError('store-unavailable', 'STANDSTILL')
  }
}
