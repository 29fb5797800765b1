import { StoreError } from './failure.js'

/** Every call passes through it until the store is closed. */
export class Gate {
  #closed = false

  pass(): void {
    if (this.#closed) throw new StoreError('store-closed', 'closed')
  }

  /** Returns whether this call closed it. */
  close(): boolean {
    const first = !this.#closed
    this.#closed = true
    return first
  }
}
