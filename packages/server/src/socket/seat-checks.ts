import { StoreError } from '../store/index.js'

/** Somebody who may have lost their seat; `check` looks, and disconnects them if so. */
interface Seated {
  check(): Promise<void>
}

/** How many seats are looked up at once: after a lost database connection it may be all of them. */
const AT_ONCE = 20
/** Milliseconds until the next try if the store does not answer. */
const RETRY_AFTER = 1000

/** Checks whether connected clients may still be connected, until each has been checked. */
export class SeatChecks {
  readonly #failed: (error: unknown) => void
  readonly #due = new Set<Seated>()
  #isRunning = false
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  add(seated: Iterable<Seated>): void {
    for (const each of seated) this.#due.add(each)
    void this.#run()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #run(): Promise<void> {
    if (this.#isRunning || this.#timer !== undefined) return
    this.#isRunning = true
    while (this.#due.size > 0 && this.#timer === undefined && !this.#isStopped) {
      const some = [...this.#due].slice(0, AT_ONCE)
      for (const each of some) this.#due.delete(each)
      await Promise.all(some.map(each => this.#check(each)))
    }
    this.#isRunning = false
  }

  async #check(seated: Seated): Promise<void> {
    try {
      await seated.check()
    } catch (error) {
      if (!(error instanceof StoreError)) {
        this.#failed(error)
        return
      }
      this.#due.add(seated)
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        void this.#run()
      }, RETRY_AFTER)
    }
  }
}
