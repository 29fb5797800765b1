/** How many names are remembered. Beyond that, those first seen longest ago are forgotten. */
const MAX_KEYS = 50_000

/** Limits each name to this many per second on average, with bursts up to this many. */
export class RateLimit {
  readonly #perMs: number
  readonly #burst: number
  readonly #now: () => number
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  #dropAt = 10_000

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perMs = perSecond / 1000
    this.#burst = burst
    this.#now = now
  }

  /** Whether this many more are within the limit; if so, they are counted. */
  take(key: string, count = 1): boolean {
    const now = this.#now()
    const bucket = this.#buckets.get(key)
    if (bucket === undefined) {
      if (count > this.#burst) return false
      if (this.#buckets.size >= this.#dropAt) this.#dropIdle(now)
      this.#buckets.set(key, { tokens: this.#burst - count, at: now })
      return true
    }
    bucket.tokens = Math.min(
      this.#burst,
      bucket.tokens + Math.max(0, now - bucket.at) * this.#perMs,
    )
    bucket.at = now
    if (bucket.tokens < count) return false
    bucket.tokens -= count
    return true
  }

  /** Counts this many in any case, because it has happened already: later ones must wait. */
  charge(key: string, count: number): void {
    this.take(key, 0)
    const bucket = this.#buckets.get(key)
    if (bucket !== undefined) bucket.tokens -= count
  }

  /** Forgets names that have been quiet long enough to have their whole burst again. */
  #dropIdle(now: number): void {
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + (now - at) * this.#perMs >= this.#burst) this.#buckets.delete(key)
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < MAX_KEYS) break
      this.#buckets.delete(key)
    }
    // Not again with every new name.
    this.#dropAt = Math.max(10_000, this.#buckets.size + 5000)
  }
}
