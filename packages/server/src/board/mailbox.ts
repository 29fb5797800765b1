/** Runs the jobs of one board one after the other, in the order in which they came. */
export class Mailbox {
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0

  get idle(): boolean {
    return this.#waiting === 0
  }

  /** Resolves when everything queued so far is done. */
  get whenIdle(): Promise<unknown> {
    return this.#tail
  }

  /** Runs a job after those before it; at once if there are none. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#waiting++ === 0 ? job() : this.#tail.then(job)
    const finished = () => {
      this.#waiting--
    }
    this.#tail = done.then(finished, finished)
    return done
  }
}
