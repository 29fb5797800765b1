interface Kept<T> {
  readonly value: Promise<T>
  /** When it was made, and how long that took; undefined while it is being made. */
  done: { readonly at: number; readonly took: number } | undefined
  isOld: boolean
}

/** An answer that took long to make is reused for this many times as long, even if it is outdated. */
const SHARE = 10
const MOST_KEPT = 500

/**
 * Caches answers that many clients request at once. Each is made once for all of them, and again only when
 * something has changed, but making them never takes more than a small share of the processor.
 */
export class ShortCache<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #share: number
  readonly #now: () => number

  /** With a share of 0 no outdated answer is ever used. */
  constructor(share = SHARE, now: () => number = () => performance.now()) {
    this.#share = share
    this.#now = now
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key)
    if (known !== undefined && this.#isGood(known)) return known.value
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
    const from = this.#now()
    const kept: Kept<T> = { value: make(), done: undefined, isOld: false }
    this.#kept.set(key, kept)
    kept.value.then(
      () => {
        kept.done = { at: this.#now(), took: this.#now() - from }
      },
      () => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key)
      },
    )
    return kept.value
  }

  /** Something has changed that affects the answers to keys with this prefix. */
  changed(prefix: string): void {
    for (const [key, kept] of this.#kept) if (key.startsWith(prefix)) kept.isOld = true
  }

  #isGood({ done, isOld }: Kept<T>): boolean {
    if (done === undefined) return !isOld
    const share = done.took * this.#share
    return this.#now() - done.at < (isOld ? share : Math.max(LONGEST, share))
  }
}

/** Milliseconds. Clocks run and delayed moves become visible, so nothing is cached for longer. */
const LONGEST = 1000
