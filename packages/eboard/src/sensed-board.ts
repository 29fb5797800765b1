import { type SquareName, squareNames } from '@jadoube/chess'
import { Orientation } from './orientation.js'
import type { BoardMessage, PieceLetter, Sensed } from './sensor.js'
import { type SettleTimes, StableBoard, type StableChange } from './stable-board.js'

type Letters = ReadonlyMap<SquareName, PieceLetter>

/** Pieces that leave their squares within this many milliseconds were not lifted one by one. */
const togetherWithin = 150

/** What the sensors report about the squares, under our names for them and without noise. */
export class SensedBoard {
  readonly #stable: StableBoard
  readonly #orientation: Orientation
  #isOccupancy = false
  #allSeenAt: number | null = null

  constructor(shown: Letters, times: SettleTimes, isRotated: boolean | undefined) {
    this.#orientation = new Orientation(isRotated)
    const squares = squareNames.map(name => shown.get(name) ?? null)
    this.#stable = new StableBoard(squares, times)
  }

  get isRotated(): boolean {
    return this.#orientation.isRotated
  }

  /** Whether the board cannot identify pieces. */
  get isOccupancy(): boolean {
    return this.#isOccupancy
  }

  /** When all squares were last seen; null before the first time. */
  get allSeenAt(): number | null {
    return this.#allSeenAt
  }

  /** What each square shows right now, a1 first. */
  get now(): readonly Sensed[] {
    return squareNames.map(name => this.#stable.latest(name))
  }

  get nextCheck(): number | null {
    return this.#stable.nextCheck()
  }

  /** The squares that do not show what should stand there. */
  differences(wanted: Letters): readonly SquareName[] {
    return squareNames.filter(name => !isSame(this.#stable.latest(name), wanted.get(name)))
  }

  square({ square, sensed, at }: Extract<BoardMessage, { kind: 'square' }>): void {
    this.#sense(square, sensed, at, false)
  }

  /**
   * Handles a report of all squares. What a dump shows and no message reported was missed before,
   * except in the first dump.
   */
  all({ kind, squares, at }: Extract<BoardMessage, { kind: 'scan' | 'dump' }>, wanted: Letters) {
    this.#orientation.decide(turned =>
      squareNames.every((name, index) =>
        isSame(squares[turned ? 63 - index : index] ?? null, wanted.get(name)),
      ),
    )
    const wasMissed = kind === 'dump' && this.#allSeenAt !== null
    this.#allSeenAt = at
    for (const [index, name] of squareNames.entries())
      this.#sense(name, squares[index] ?? null, at, wasMissed)
  }

  changesBy(now: number): readonly StableChange[] {
    return this.#stable.changesBy(now)
  }

  changesAtOnce(): readonly StableChange[] {
    return this.#stable.changesAtOnce()
  }

  /** The squares that pieces left at about the same time as this one. */
  liftsNear(
    { square, at, wasMissed }: StableChange,
    all: readonly StableChange[],
  ): readonly SquareName[] {
    if (wasMissed) return []
    const lifts = all.flatMap(other =>
      other.after === null && !other.wasMissed ? [[other.square, other.at] as const] : [],
    )
    return [...lifts, ...this.#stable.liftsInSight()].flatMap(([name, since]) =>
      name !== square && Math.abs(since - at) <= togetherWithin ? [name] : [],
    )
  }

  #sense(square: SquareName, sensed: Sensed, at: number, wasMissed: boolean): void {
    if (sensed === 'occupied') this.#isOccupancy = true
    const name = this.#orientation.ours(square)
    // A board that cannot identify pieces only says that a square is occupied.
    const before = this.#stable.latest(name)
    const known = sensed === 'occupied' && before !== null ? before : sensed
    this.#stable.sense(name, known, at, wasMissed)
  }
}

/** Whether the square shows what should stand there. Some boards only know that it is occupied. */
const isSame = (sensed: Sensed, wanted: PieceLetter | undefined): boolean =>
  sensed === 'occupied' ? wanted !== undefined : sensed === (wanted ?? null)
