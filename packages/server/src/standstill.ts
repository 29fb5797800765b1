/** The process looks round so often. */
const EVERY = 50
/** A turn of the event loop that took longer than this stood still; less is the common business of a computer. */
const LONGEST_TURN = 250

/** What was received meanwhile has been read and queued at its board after so long. */
const READ_AFTER = 30

/**
 * Notices that the process stood still: it was stopped, or the computer had no time for it. What is read right
 * after that may have come at any moment of it, so it counts from the beginning: the player pays nothing. What takes
 * longer than the signs of life may be late is an interruption besides.
 */
export class Standstill {
  readonly #now: () => number
  readonly #stood: (from: number, until: number) => void
  #last: number
  /** Since when, until everything was read that came meanwhile. */
  #from: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(
    now: () => number,
    /** Told of each standstill once it is over. */
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

  /** When something that is read now came, as far as can be said: now, or when the process last lived. */
  arrival(): { readonly at: number; readonly stall?: number } {
    const now = this.#now()
    if (this.#timer === undefined) return { at: now }
    const from = this.#from ?? (now - this.#last > LONGEST_TURN ? this.#last : now)
    return from < now ? { at: from, stall: now - from } : { at: now }
  }

  /** Resolves at once, or after a standstill once everything was read that came meanwhile. */
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
    // Timers come before what was received; that is read in this turn, and a last time in the next.
    setImmediate(() => {
      setImmediate(() => {
        this.#from = undefined
        this.#stood(from, now)
      })
    })
  }
}
