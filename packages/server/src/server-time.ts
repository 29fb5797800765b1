/**
 * The time by which everything is stamped: the computer's clock, except for what a chess clock may
 * not do. It never goes back. If the computer's clock is set forward, or the computer has slept, it
 * follows only when asked to: between two heartbeats, so that the gap shows as an interruption and
 * costs no player time.
 */
export class ServerTime {
  readonly #wall: () => number
  readonly #steady: () => number
  /** What the computer's clock would have shown when the monotonic clock was at 0. */
  #origin: number

  constructor(wall: () => number = Date.now, steady: () => number = () => performance.now()) {
    this.#wall = wall
    this.#steady = steady
    this.#origin = wall() - steady()
  }

  readonly now = (): number => Math.floor(this.#origin + this.#steady())

  /** How far the computer's clock is ahead of this one; negative if it is behind. */
  get difference(): number {
    return this.#wall() - this.now()
  }

  /** Continues after this instant if the computer's clock has not reached it yet. */
  continueAfter(instant: number): void {
    this.#origin += Math.max(0, instant + 1 - this.now())
  }

  /** Follows the computer's clock if it is ahead by more than the tolerance. */
  follow(tolerance: number): void {
    const { difference } = this
    if (difference > tolerance) this.#origin += difference
  }
}
