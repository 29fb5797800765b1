import { type SquareName, squareNames } from '@jadoube/chess'
import type { Sensed } from './sensor.js'

/** A square that has kept a new value long enough to be accepted. */
export interface StableChange {
  /** When the value appeared. */
  readonly at: number
  readonly square: SquareName
  readonly before: Sensed
  readonly after: Sensed
  /** It was first seen in a full dump: the message of the change itself was lost. */
  readonly wasMissed: boolean
}

/** How long a square must keep a new value, in milliseconds. */
export interface SettleTimes {
  /** How long a square must be empty before its piece counts as lifted. */
  readonly lift: number
  /** How long a piece must stand before it counts as put down; a slide over squares is shorter. */
  readonly put: number
}

/** Long enough for pieces that slide or are shaken, and short enough for blitz. */
export const usualSettleTimes: SettleTimes = { lift: 120, put: 250 }

interface SquareState {
  stable: Sensed
  latest: Sensed
  since: number
  fromDump: boolean
}

/**
 * The squares without noise: a value counts once it has stayed for a while. A piece that slides
 * over other squares, or is shaken, leaves no trace. Changes are reported in the order in which
 * they appeared: a quick reply never comes before the move it answers.
 */
export class StableBoard {
  readonly #squares: Map<SquareName, SquareState>
  /** The squares whose latest value is not accepted yet. */
  readonly #open = new Map<SquareName, SquareState>()
  readonly #times: SettleTimes

  constructor(squares: readonly Sensed[], times: SettleTimes = usualSettleTimes) {
    this.#times = times
    this.#squares = new Map(
      squareNames.map((name, index) => {
        const sensed = squares[index] ?? null
        return [name, { stable: sensed, latest: sensed, since: 0, fromDump: false }]
      }),
    )
  }

  sense(square: SquareName, sensed: Sensed, at: number, fromDump = false): void {
    const state = this.#squares.get(square)!
    if (state.latest === sensed) return
    state.latest = sensed
    state.since = at
    state.fromDump = fromDump
    if (state.stable === sensed) this.#open.delete(square)
    else this.#open.set(square, state)
  }

  /** The changes that have become certain by now. */
  changesBy(now: number): readonly StableChange[] {
    if (this.#open.size === 0) return []
    // Nothing is reported before earlier changes are certain or gone.
    let horizon = Number.POSITIVE_INFINITY
    for (const state of this.#open.values()) {
      if (now < this.#due(state)) horizon = Math.min(horizon, state.since)
    }
    return this.#take(state => now >= this.#due(state) && state.since <= horizon)
  }

  /**
   * Accepts everything that stands there now: a player who presses the clock has let go of the
   * pieces.
   */
  changesAtOnce(): readonly StableChange[] {
    return this.#take(() => true)
  }

  /** The next time at which something may be reported; null if nothing is open. */
  nextCheck(): number | null {
    let first: SquareState | null = null
    for (const state of this.#open.values()) {
      const isBefore =
        first === null ||
        state.since < first.since ||
        (state.since === first.since && this.#due(state) < this.#due(first))
      if (isBefore) first = state
    }
    return first === null ? null : this.#due(first)
  }

  /** The accepted value of the square. */
  at(square: SquareName): Sensed {
    return this.#squares.get(square)!.stable
  }

  /** What the square shows right now, accepted or not. */
  latest(square: SquareName): Sensed {
    return this.#squares.get(square)!.latest
  }

  /** When each piece that is about to count as lifted left its square. */
  liftsInSight(): ReadonlyMap<SquareName, number> {
    const lifts = new Map<SquareName, number>()
    for (const [square, { latest, since }] of this.#open) {
      if (latest === null) lifts.set(square, since)
    }
    return lifts
  }

  #due({ latest, since }: SquareState): number {
    return since + (latest === null ? this.#times.lift : this.#times.put)
  }

  #take(isCertain: (state: SquareState) => boolean): readonly StableChange[] {
    const changes: StableChange[] = []
    for (const [square, state] of this.#open) {
      if (!isCertain(state)) continue
      const { stable: before, latest: after, since: at, fromDump: wasMissed } = state
      changes.push({ at, square, before, after, wasMissed })
      state.stable = after
    }
    for (const { square } of changes) this.#open.delete(square)
    return changes.sort(
      (a, b) => a.at - b.at || Number(b.after === null) - Number(a.after === null),
    )
  }
}
