import type { Environment } from './environment.js'

/** Named timers. Each can be set once at a time. */
export class Timers<Name extends string> {
  readonly #environment: Pick<Environment, 'setTimer' | 'clearTimer'>
  readonly #set = new Map<Name, number>()

  constructor(environment: Pick<Environment, 'setTimer' | 'clearTimer'>) {
    this.#environment = environment
  }

  isSet(name: Name): boolean {
    return this.#set.has(name)
  }

  /** Sets a timer, unless it is already set. */
  set(name: Name, ms: number, callback: () => void): void {
    if (this.#set.has(name)) return
    const timer = this.#environment.setTimer(ms, () => {
      this.#set.delete(name)
      callback()
    })
    this.#set.set(name, timer)
  }

  clear(...names: readonly Name[]): void {
    for (const name of names) {
      const timer = this.#set.get(name)
      if (timer !== undefined) this.#environment.clearTimer(timer)
      this.#set.delete(name)
    }
  }

  clearAll(): void {
    this.clear(...this.#set.keys())
  }
}
