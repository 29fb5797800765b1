/** How many names are remembered. Beyond that, those first seen longest ago are forgotten. */
const MOST_NAMES = 50_000

/** Limits each name to this many per second on average, with bursts up to this many. */
export class RateLimit {
  readonly #perMs: number
  readonly #burst: number
  readonly #now: () => number
  readonly #left = new Map<string, { tokens: number; at: number }>()
  #forgetAt = 10_000

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perMs = perSecond / 1000
    this.#burst = burst
    this.#now = now
  }

  /** Whether this many more are within the limit; if so, they are counted. */
  take(name: string, count = 1): boolean {
    const now = this.#now()
    const left = this.#left.get(name)
    if (left === undefined) {
      if (count > this.#burst) return false
      if (this.#left.size >= this.#forgetAt) this.#forget(now)
      this.#left.set(name, { tokens: this.#burst - count, at: now })
      return true
    }
    left.tokens = Math.min(this.#burst, left.tokens + Math.max(0, now - left.at) * this.#perMs)
    left.at = now
    if (left.tokens < count) return false
    left.tokens -= count
    return true
  }

  /** Forgets names that have been quiet long enough to have their whole burst again. */
  #forget(now: number): void {
    for (const [name, { tokens, at }] of this.#left)
      if (tokens + (now - at) * this.#perMs >= this.#burst) this.#left.delete(name)
    for (const name of this.#left.keys()) {
      if (this.#left.size < MOST_NAMES) break
      this.#left.delete(name)
    }
    // Not again with every new name.
    this.#forgetAt = Math.max(10_000, this.#left.size + 5000)
  }
}
