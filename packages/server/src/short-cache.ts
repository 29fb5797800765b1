interface Kept<T> {
  readonly value: Promise<T>
  /** When it was done, and how long it took; undefined while it is being made. */
  done: { readonly at: number; readonly took: number } | undefined
  isOld: boolean
}

/** What took long to make is shown again for this many times as long, though it may be old by then. */
const SHARE = 10
const MOST_KEPT = 500

/**
 * Answers that many ask for at once: made once for all of them, and again only when something has changed; yet never so
 * often that making them takes more than a small share of the processor.
 */
export class ShortCache<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #share: number
  readonly #now: () => number

  /** With a share of 0 nothing old is ever shown. */
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

  /** Something has changed that the answers to these keys may tell of. */
  changed(prefix: string): void {
    for (const [key, kept] of this.#kept) if (key.startsWith(prefix)) kept.isOld = true
  }

  #isGood({ done, isOld }: Kept<T>): boolean {
    if (done === undefined) return !isOld
    const share = done.took * this.#share
    return this.#now() - done.at < (isOld ? share : Math.max(LONGEST, share))
  }
}

/** Clocks go on by themselves, and what is delayed comes into sight: nothing is kept for longer. */
const LONGEST = 1000
