import type { ServerConfig } from '../config/settings.js'
import type { Logger } from '../logger.js'
import { removeUnfinished } from '../record/unfinished.js'
import { reasonOf, type Store } from '../store/index.js'
import { applyRetention } from './retention.js'

/** Milliseconds between checks for expired data. */
const EVERY = 3_600_000

/** Removes expired data at regular intervals. */
export class RetentionTimer {
  readonly #store: Store
  readonly #config: ServerConfig
  readonly #log: Logger
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(store: Store, config: ServerConfig, log: Logger, now: () => number) {
    this.#store = store
    this.#config = config
    this.#log = log
    this.#now = now
  }

  start(): void {
    this.#timer = setInterval(() => this.#run(), EVERY)
    this.#run()
  }

  /** Starts nothing more. Resolves when the work in progress is done. */
  stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    return this.#working
  }

  #run(): void {
    const { keepGames: games, keepNames: names } = this.#config
    const run = async () => {
      await removeUnfinished(this.#store, this.#now())
      return applyRetention(this.#store, { games, names }, this.#now())
    }
    this.#working = run().then(
      done => {
        if (done.deleted + done.anonymised + done.events > 0)
          this.#log.info('retention', { ...done })
        if (done.unreadable > 0)
          this.#log.warn('retention-incomplete', { damaged: done.unreadable })
      },
      error => {
        if (!this.#isStopped)
          this.#log.error('retention-failed', error, { reason: reasonOf(error) })
      },
    )
  }
}
