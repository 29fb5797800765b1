import type { Surroundings } from './surroundings.js'

/** Named timers. Each can be set once at a time. */
export class Timers<Name extends string> {
  readonly #around: Pick<Surroundings, 'after' | 'clear'>
  readonly #set = new Map<Name, number>()

  constructor(around: Pick<Surroundings, 'after' | 'clear'>) {
    this.#around = around
  }

  isSet(name: Name): boolean {
    return this.#set.has(name)
  }

  /** Sets a timer, unless it is already set. */
  set(name: Name, ms: number, job: () => void): void {
    if (this.#set.has(name)) return
    const timer = this.#around.after(ms, () => {
      this.#set.delete(name)
      job()
    })
    this.#set.set(name, timer)
  }

  clear(...names: readonly Name[]): void {
    for (const name of names) {
      const timer = this.#set.get(name)
      if (timer !== undefined) this.#around.clear(timer)
      this.#set.delete(name)
    }
  }

  clearAll(): void {
    this.clear(...this.#set.keys())
  }
}
