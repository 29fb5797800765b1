import { type Outage, type Store, StoreError } from '../store/index.js'

/**
 * Signs of life, and what their absence tells: while none came, nobody's press was heard, so the clocks
 * that ran then are put back to the last one. A clock is therefore wrong by at most the time between two.
 */
export class Heart {
  readonly #store: Store
  readonly #now: () => number
  readonly #every: number
  readonly #outage: (outages: readonly Outage[]) => void
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  #latest: number | undefined

  constructor(parts: {
    readonly store: Store
    readonly now: () => number
    /** Milliseconds between two signs. */
    readonly every: number
    readonly outage: (outages: readonly Outage[]) => void
    readonly failed: (error: unknown) => void
  }) {
    this.#store = parts.store
    this.#now = parts.now
    this.#every = parts.every
    this.#outage = parts.outage
    this.#failed = parts.failed
  }

  /** A silence of this length is no outage while the process lives: a beat may be late. */
  get tolerance(): number {
    return this.#every * 3
  }

  /**
   * The first sign. Where this process alone serves the boards (`alone`) they were not served since the
   * last sign, however short that is; otherwise another process may have gone on.
   */
  async start(alone: boolean): Promise<void> {
    await this.#beat(alone ? 0 : this.tolerance)
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat(this.tolerance)
        .catch(error => {
          if (!(error instanceof StoreError)) this.#failed(error)
        })
        .finally(() => {
          this.#beating = undefined
        })
    }, this.#every)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    await this.#beat(this.tolerance).catch(() => {}) // what was said before holds
  }

  async #beat(tolerance: number): Promise<void> {
    const latest = await this.#store.pulse.beat(this.#now(), tolerance)
    if (latest === undefined || latest.until === this.#latest) return
    this.#latest = latest.until
    this.#outage(await this.#store.pulse.outagesAfter(this.#now() - LONG_AGO))
  }
}

/** No clock has run for longer. */
const LONG_AGO = 30 * 86_400_000
