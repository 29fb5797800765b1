/**
 * The time by which everything here is stamped: that of the computer, but for what no chess clock may do. It never goes
 * back, and where the computer's clock is set forward, or has gone on while the computer slept, it follows
 * only when asked to: between two heartbeats, so that the gap shows as an interruption and costs no player time.
 */
export class ServerTime {
  readonly #wall: () => number
  readonly #steady: () => number
  /** What the computer's clock would have shown when the steady one stood at 0. */
  #origin: number

  constructor(wall: () => number = Date.now, steady: () => number = () => performance.now()) {
    this.#wall = wall
    this.#steady = steady
    this.#origin = wall() - steady()
  }

  readonly now = (): number => Math.floor(this.#origin + this.#steady())

  /** By how much the computer's clock is before this one; below 0 if it is behind. */
  get difference(): number {
    return this.#wall() - this.now()
  }

  /** Goes on after this instant, where the computer's clock is still before it. */
  goOnAfter(instant: number): void {
    this.#origin += Math.max(0, instant + 1 - this.now())
  }

  /** Follows the computer's clock, where that is ahead by more than is tolerated. */
  follow(tolerance: number): void {
    const { difference } = this
    if (difference > tolerance) this.#origin += difference
  }
}
