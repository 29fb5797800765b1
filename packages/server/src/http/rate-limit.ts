/** So many a second on average, and a burst of so many at once, for each name. */
export class RateLimit {
  readonly #perMs: number
  readonly #burst: number
  readonly #now: () => number
  readonly #left = new Map<string, { tokens: number; at: number }>()

  constructor(perSecond: number, burst: number, now: () => number) {
    this.#perMs = perSecond / 1000
    this.#burst = burst
    this.#now = now
  }

  /** Whether one more is within the limit; it then counts. */
  take(name: string): boolean {
    const now = this.#now()
    const left = this.#left.get(name)
    if (left === undefined) {
      if (this.#left.size > 10_000) this.#forget(now)
      this.#left.set(name, { tokens: this.#burst - 1, at: now })
      return true
    }
    left.tokens = Math.min(this.#burst, left.tokens + Math.max(0, now - left.at) * this.#perMs)
    left.at = now
    if (left.tokens < 1) return false
    left.tokens--
    return true
  }

  /** Those who have been quiet long enough have their whole burst again. */
  #forget(now: number): void {
    for (const [name, { tokens, at }] of this.#left)
      if (tokens + (now - at) * this.#perMs >= this.#burst) this.#left.delete(name)
  }
}
