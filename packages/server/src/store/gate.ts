import { StoreError } from './failure.js'

/** Refuses calls once the store is closed. */
export class Gate {
  #closed = false

  pass(): void {
    if (this.#closed) throw new StoreError('store-closed', 'closed')
  }

  /** Returns whether it was open before this call. */
  close(): boolean {
    const first = !this.#closed
    this.#closed = true
    return first
  }
}
