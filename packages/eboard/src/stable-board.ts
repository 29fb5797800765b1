import { type SquareName, squareNames } from '@jadoube/chess'
import type { Sensed } from './sensor.js'

/** A square that has kept a new value long enough to be believed. */
export interface StableChange {
  /** When the value appeared. */
  readonly at: number
  readonly square: SquareName
  readonly before: Sensed
  readonly after: Sensed
  /** It was first seen in a full dump: the message of the change itself was lost. */
  readonly wasMissed: boolean
}

export interface SettleTimes {
  /** How long a square must be empty before its piece counts as lifted. */
  readonly lift: number
  /** How long a piece must stand before it counts as put down; a slide over squares is shorter. */
  readonly put: number
}

export const usualSettleTimes: SettleTimes = { lift: 120, put: 250 }

interface SquareState {
  stable: Sensed
  latest: Sensed
  since: number
  fromDump: boolean
}

/**
 * The squares with noise taken out: a value counts once it has stayed for a while. A piece that slides
 * over other squares, or is shaken, leaves no trace.
 */
export class StableBoard {
  readonly #squares: Map<SquareName, SquareState>
  readonly #times: SettleTimes

  constructor(squares: readonly Sensed[], times: SettleTimes = usualSettleTimes) {
    this.#times = times
    this.#squares = new Map(
      squareNames.map((name, index) => [
        name,
        {
          stable: squares[index] ?? null,
          latest: squares[index] ?? null,
          since: 0,
          fromDump: false,
        },
      ]),
    )
  }

  sense(square: SquareName, sensed: Sensed, at: number, fromDump = false): void {
    const state = this.#squares.get(square)!
    if (state.latest === sensed) return
    state.latest = sensed
    state.since = at
    state.fromDump = fromDump
  }

  /** The changes that have become certain by now, in the order in which they appeared. */
  changesBy(now: number): readonly StableChange[] {
    return this.#take(
      ({ latest, since }) => now - since >= (latest === null ? this.#times.lift : this.#times.put),
    )
  }

  /** Everything that stands there now, at once: whoever presses the clock has let go of the pieces. */
  changesAtOnce(): readonly StableChange[] {
    return this.#take(() => true)
  }

  /** The next moment at which something may become certain; null where nothing is open. */
  nextCheck(): number | null {
    let next: number | null = null
    for (const { stable, latest, since } of this.#squares.values()) {
      if (stable === latest) continue
      const due = since + (latest === null ? this.#times.lift : this.#times.put)
      next = next === null ? due : Math.min(next, due)
    }
    return next
  }

  at(square: SquareName): Sensed {
    return this.#squares.get(square)!.stable
  }

  #take(isCertain: (state: SquareState) => boolean): readonly StableChange[] {
    const changes: StableChange[] = []
    for (const [square, state] of this.#squares) {
      if (state.stable === state.latest || !isCertain(state)) continue
      changes.push({
        at: state.since,
        square,
        before: state.stable,
        after: state.latest,
        wasMissed: state.fromDump,
      })
      state.stable = state.latest
    }
    return changes.sort(
      (a, b) => a.at - b.at || Number(b.after === null) - Number(a.after === null),
    )
  }
}
