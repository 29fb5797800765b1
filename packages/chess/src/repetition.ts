import type { Position } from './position.js'
import { type PositionKey, positionKey } from './position-key.js'

/**
 * Counts how often each position of a game has occurred, in the sense of Article 9.2. Add every
 * position, including the first. `remove` takes the last one back.
 *
 * @example
 * const seen = new Repetitions()
 * seen.add(standardPosition()) // → 1
 */
export class Repetitions {
  readonly #counts = new Map<PositionKey, number>()

  /** Counts this occurrence and returns the new count. */
  add(position: Position): number {
    const key = positionKey(position)
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count
  }

  /** Takes one occurrence back and returns the new count. */
  remove(position: Position): number {
    const key = positionKey(position)
    const count = Math.max((this.#counts.get(key) ?? 0) - 1, 0)
    if (count === 0) this.#counts.delete(key)
    else this.#counts.set(key, count)
    return count
  }

  /** How often this position has occurred. */
  count(position: Position): number {
    return this.#counts.get(positionKey(position)) ?? 0
  }

  /** The number of different positions. */
  get size(): number {
    return this.#counts.size
  }

  clear(): void {
    this.#counts.clear()
  }
}
