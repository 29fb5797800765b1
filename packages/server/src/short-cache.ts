interface Cached<T> {
  readonly value: Promise<T>
  /** When it was made, and how long that took; undefined while it is being made. */
  done: { readonly at: number; readonly took: number } | undefined
  isOutdated: boolean
}

/**
 * An answer that took long to make is reused for this many times as long, even if it is outdated.
 */
const REUSE_FACTOR = 10
const MAX_CACHED = 500

/**
 * Caches answers that many clients request at once. Each is made once for all of them, and again
 * only when something has changed, but making them never takes more than a small share of the
 * processor.
 */
export class ShortCache<T> {
  readonly #cached = new Map<string, Cached<T>>()
  readonly #reuseFactor: number
  readonly #now: () => number

  /** With a share of 0 no outdated answer is ever used. */
  constructor(reuseFactor = REUSE_FACTOR, now: () => number = () => performance.now()) {
    this.#reuseFactor = reuseFactor
    this.#now = now
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#cached.get(key)
    if (known !== undefined && this.#isUsable(known)) return known.value
    if (this.#cached.size >= MAX_CACHED) this.#cached.clear()
    const startedAt = this.#now()
    const cached: Cached<T> = { value: make(), done: undefined, isOutdated: false }
    this.#cached.set(key, cached)
    cached.value.then(
      () => {
        cached.done = { at: this.#now(), took: this.#now() - startedAt }
      },
      () => {
        if (this.#cached.get(key) === cached) this.#cached.delete(key)
      },
    )
    return cached.value
  }

  /** Something has changed that affects the answers to keys with this prefix. */
  changed(prefix: string): void {
    for (const [key, cached] of this.#cached) if (key.startsWith(prefix)) cached.isOutdated = true
  }

  #isUsable({ done, isOutdated }: Cached<T>): boolean {
    if (done === undefined) return !isOutdated
    const reuseFor = done.took * this.#reuseFactor
    return (
      this.#now() - done.at <
      (isOutdated ? Math.min(MAX_OUTDATED, reuseFor) : Math.max(FRESH_FOR, reuseFor))
    )
  }
}

/**
 * Milliseconds. A process that stood still took long over every answer; that is no reason to show
 * outdated ones.
 */
const MAX_OUTDATED = 2000

/**
 * Milliseconds for which an answer is reused if nothing has changed. It is short because clocks run
 * and delayed moves become visible; only an answer that took long to make is reused for longer.
 */
const FRESH_FOR = 1000
