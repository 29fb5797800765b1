import type { BoardMessage } from '@jadoube/eboard'
import type { BoardBridge } from './board-bridge.js'

/** Passes messages to a bridge as they arrive, and wakes it when something becomes certain. */
export class LiveLoop {
  readonly #bridge: BoardBridge
  #timer: NodeJS.Timeout | null = null

  constructor(bridge: BoardBridge) {
    this.#bridge = bridge
  }

  receive(message: BoardMessage): void {
    this.#bridge.receive(message)
    this.#arm()
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  #arm(): void {
    this.close()
    const next = this.#bridge.nextCheck
    if (next === null) return
    this.#timer = setTimeout(
      () => {
        this.#bridge.advance(Date.now())
        this.#arm()
      },
      Math.max(1, next - Date.now()),
    )
  }
}
