import { StoreError } from '../store/index.js'

/** Anyone who may have lost their seat; `check` looks, and lets them go if so. */
interface Seated {
  check(): Promise<void>
}

/** This many seats are looked up at once: after a lost connection to the store it may be everybody's. */
const AT_ONCE = 20
/** Where the store does not answer, it is asked again this much later. */
const AGAIN = 1000

/** Looks whether those who are connected may still be, until each has been looked at: nobody slips through. */
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
      await Promise.all(some.map(each => this.#look(each)))
    }
    this.#isRunning = false
  }

  async #look(seated: Seated): Promise<void> {
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
      }, AGAIN)
    }
  }
}
