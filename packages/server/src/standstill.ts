/** Milliseconds between checks. */
const EVERY = 50
/** Milliseconds. A turn of the event loop that took longer was a standstill; less is normal on a computer. */
const LONGEST_TURN = 250

/** Milliseconds after which everything received meanwhile has been read and queued at its board. */
const READ_AFTER = 30

/**
 * Notices that the process stood still: it was stopped, or the computer had no time for it. What is read right
 * after that may have arrived at any moment of it, so it counts from the beginning and costs the player nothing.
 * A standstill that is longer than heartbeats may be late is also an interruption.
 */
export class Standstill {
  readonly #now: () => number
  readonly #stood: (from: number, until: number) => void
  #last: number
  /** Since when, until everything that arrived meanwhile has been read. */
  #from: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    now: () => number,
    /** Called for each standstill once it is over. */
    stood: (from: number, until: number) => void = () => {},
  ) {
    this.#now = now
    this.#stood = stood
    this.#last = now()
  }

  start(): void {
    this.#last = this.#now()
    this.#timer = setInterval(() => this.#look(), EVERY)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** When data that is read now arrived, as far as known: now, or when the process last ran. */
  arrival(): { readonly at: number; readonly stall?: number } {
    const now = this.#now()
    if (this.#timer === undefined) return { at: now }
    const from = this.#from ?? (now - this.#last > LONGEST_TURN ? this.#last : now)
    return from < now ? { at: from, stall: now - from } : { at: now }
  }

  /** Resolves at once, or after a standstill once everything that arrived meanwhile has been read. */
  async settled(): Promise<void> {
    const stands = this.#from !== undefined || this.#now() - this.#last > LONGEST_TURN
    if (this.#timer === undefined || !stands) return
    await new Promise(resolve => setTimeout(resolve, READ_AFTER))
  }

  #look(): void {
    const now = this.#now()
    const from = this.#last
    this.#last = now
    if (now - from <= LONGEST_TURN) return
    this.#from = from
    // Timers run before received data, which is read in this turn and for the last time in the next.
    setImmediate(() => {
      setImmediate(() => {
        this.#from = undefined
        this.#stood(from, now)
      })
    })
  }
}
