import { StoreError } from './failure.js'

/** Open until the store is closed; every call passes through it. */
export class Gate {
  #closed = false

  pass(): void {
    if (this.#closed) throw new StoreError('store-closed', 'closed')
  }

  /** Whether this was the call that closed it. */
  close(): boolean {
    const first = !this.#closed
    this.#closed = true
    return first
  }
}
