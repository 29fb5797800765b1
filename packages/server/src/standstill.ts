/** Milliseconds between checks. */
const CHECK_EVERY = 50
/**
 * Milliseconds. A turn of the event loop that took longer was a standstill; less is normal on a
 * computer.
 */
const LONGEST_TURN = 250

/** Milliseconds after which everything received meanwhile has been read and queued at its board. */
const READ_AFTER = 30

/**
 * Notices that the process stood still: it was stopped, or the computer had no time for it. What is
 * read right after that may have arrived at any moment of it, so it counts from the beginning and
 * costs the player nothing. A standstill that is longer than heartbeats may be late is also an
 * interruption.
 */
export class StandstillWatch {
  readonly #now: () => number
  readonly #onStandstill: (from: number, until: number) => void
  #lastRun: number
  /** Since when, until everything that arrived meanwhile has been read. */
  #stillSince: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    now: () => number,
    /** Called for each standstill once it is over. */
    onStandstill: (from: number, until: number) => void = () => {},
  ) {
    this.#now = now
    this.#onStandstill = onStandstill
    this.#lastRun = now()
  }

  start(): void {
    this.#lastRun = this.#now()
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** When data that is read now arrived, as far as known: now, or when the process last ran. */
  arrival(): { readonly at: number; readonly stall?: number } {
    const now = this.#now()
    if (this.#timer === undefined) return { at: now }
    const from = this.#stillSince ?? (now - this.#lastRun > LONGEST_TURN ? this.#lastRun : now)
    return from < now ? { at: from, stall: now - from } : { at: now }
  }

  /**
   * Resolves at once, or after a standstill once everything that arrived meanwhile has been read.
   */
  async settled(): Promise<void> {
    const isStandingStill =
      this.#stillSince !== undefined || this.#now() - this.#lastRun > LONGEST_TURN
    if (this.#timer === undefined || !isStandingStill) return
    await new Promise(resolve => setTimeout(resolve, READ_AFTER))
  }

  #check(): void {
    const now = this.#now()
    const from = this.#lastRun
    this.#lastRun = now
    if (now - from <= LONGEST_TURN) return
    this.#stillSince = from
    // Timers run before received data, which is read in this turn and for the last time in the
    // next.
    setImmediate(() => {
      setImmediate(() => {
        this.#stillSince = undefined
        this.#onStandstill(from, now)
      })
    })
  }
}
