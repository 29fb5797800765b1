import { type Color, opposite, type Position, type SquareName, squareNames } from '@jadoube/chess'
import { HandReader } from './hand-reader.js'
import type { BoardReport } from './report.js'
import type { BoardMessage, PieceLetter, Sensed } from './sensor.js'
import { lettersOf, placementOf } from './shown-position.js'
import {
  type SettleTimes,
  StableBoard,
  type StableChange,
  usualSettleTimes,
} from './stable-board.js'

export interface InterpreterOptions {
  readonly settle?: SettleTimes
  /** The board stands the other way round: its a1 is our h8. By default the first full dump decides. */
  readonly isRotated?: boolean
  /** White sits on the side that the clock's maker calls right. */
  readonly isClockReversed?: boolean
  /**
   * `certain`: a placing is told when the hand has surely let go, which the press or the next lift
   * shows. `settled`: as soon as the piece stands, for tables on which nothing is ruled.
   */
  readonly release?: 'certain' | 'settled'
}

/** Pieces that leave their squares within this time were not lifted one by one. */
const together = 150
/** So long a press waits for a look at all squares, where no legal move stands there. */
const dumpWithin = 250

interface HeldPress {
  readonly by: Color
  readonly at: number
  /** Null: until a person has said what the pawn became. */
  readonly until: number | null
}

/** How board and game agree. */
export type Agreement = 'same' | 'moving' | 'differs'

/**
 * Turns what an electronic board reports into what hands did: pieces touched, placed and removed, and
 * the clock pressed. While the board does not show what the game says, nothing is read from it.
 */
export class BoardInterpreter {
  #hands: HandReader
  #board: StableBoard
  #reports: BoardReport[] = []
  #running: Color | null = null
  #heldPress: HeldPress | null = null
  #isRotated: boolean | null
  #isOccupancy = false
  #isFollowing = true
  #hasFullScan = false
  readonly #options: InterpreterOptions

  constructor(position: Position, options: InterpreterOptions = {}) {
    this.#options = options
    this.#isRotated = options.isRotated ?? null
    this.#hands = this.#handsAt(position)
    const letters = lettersOf(position)
    this.#board = new StableBoard(
      squareNames.map(name => letters.get(name) ?? null),
      options.settle ?? usualSettleTimes,
    )
  }

  /** What stands on each square, as far as the sensors have settled. */
  get squares(): ReadonlyMap<SquareName, PieceLetter> {
    return this.#hands.letters
  }

  /** What each square shows right now, a1 first: for a picture of the board. */
  get sensed(): readonly Sensed[] {
    return squareNames.map(name => this.#board.latest(name))
  }

  get turn(): Color {
    return this.#hands.turn
  }

  get isRotated(): boolean {
    return this.#isRotated ?? false
  }

  /** When to call {@link advance} next, if no message comes before. */
  get nextCheck(): number | null {
    const times = [
      this.#board.nextCheck(),
      this.#heldPress?.until ?? null,
      this.#isReading ? this.#hands.lookAgainAt : null,
    ].filter(time => time !== null)
    return times.length === 0 ? null : Math.min(...times)
  }

  get agreement(): Agreement {
    if (this.differences().length === 0) return 'same'
    const isMoving = this.#isReading && (this.#hands.isMoving || this.#board.nextCheck() !== null)
    return isMoving ? 'moving' : 'differs'
  }

  /** The squares on which board and game are not the same. */
  differences(): readonly SquareName[] {
    const wanted = this.#hands.standing
    return squareNames.filter(name => !isSame(this.#board.latest(name), wanted.get(name)))
  }

  /** What should stand on a square. */
  wantedAt(square: SquareName): PieceLetter | null {
    return this.#hands.standing.get(square) ?? null
  }

  receive(message: BoardMessage): readonly BoardReport[] {
    switch (message.kind) {
      case 'square':
        this.#settleBy(message.at)
        this.#sense(message.square, message.sensed, message.at, false)
        break
      case 'scan':
      case 'dump':
        this.#settleBy(message.at)
        this.#full(message)
        break
      case 'clock':
        this.#clock(message.running, message.at)
        break
      default:
    }
    return this.#taken()
  }

  /** Time has passed without a message. */
  advance(now: number): readonly BoardReport[] {
    this.#settleBy(now)
    const { until = null } = this.#heldPress ?? {}
    if (until !== null && now >= until) this.#finishPress()
    const again = this.#isReading ? this.#hands.lookAgainAt : null
    if (again !== null && now >= again) this.#hands.lookAgain()
    return this.#taken()
  }

  /** Somebody pressed a clock that the board does not know. */
  press(by: Color, at: number): readonly BoardReport[] {
    this.#pressed(by, at)
    return this.#taken()
  }

  /** A person says what the pawn on its last rank became. */
  promote(square: SquareName, piece: PieceLetter, at: number): readonly BoardReport[] {
    this.#hands.promote(square, piece, at)
    if (this.#heldPress !== null && this.#hands.pawnToPromote === null) this.#finishPress()
    return this.#taken()
  }

  /** Hands are read only while a game is in play. */
  follow(isFollowing: boolean): void {
    if (this.#isFollowing === isFollowing) return
    this.#isFollowing = isFollowing
    this.#heldPress = null
    this.#hands.stop()
    this.#look(0)
  }

  /** The game says where it stands. Where the hands already left it so, nothing changes. */
  agreeOn(position: Position): void {
    const placement = placementOf(position)
    if (placement === this.#hands.stands && position.turn === this.#hands.turn) return
    this.setPosition(position)
  }

  /** The game stands otherwise than the hands left it: a position reinstated, a game begun. */
  setPosition(position: Position): readonly SquareName[] {
    this.#hands = this.#handsAt(position)
    this.#heldPress = null
    const differences = this.differences()
    if (differences.length > 0 || !this.#isFollowing) this.#hands.stop()
    return differences
  }

  get #isReading(): boolean {
    return this.#isFollowing && !this.#hands.hasStopped
  }

  #handsAt(position: Position): HandReader {
    return new HandReader(position, this.#options.release === 'settled')
  }

  #taken(): readonly BoardReport[] {
    const reports = [...this.#reports, ...this.#hands.taken()]
    this.#reports = []
    return reports
  }

  #sense(square: SquareName, sensed: Sensed, at: number, isDump: boolean): void {
    if (sensed === 'occupied') this.#isOccupancy = true
    const name = this.isRotated ? squareNames[63 - squareNames.indexOf(square)]! : square
    // A board that cannot name its pieces says no more of a square than that it is occupied.
    const before = this.#board.latest(name)
    this.#board.sense(name, sensed === 'occupied' && before !== null ? before : sensed, at, isDump)
  }

  #full(message: Extract<BoardMessage, { kind: 'scan' | 'dump' }>): void {
    this.#isRotated ??= this.#looksRotated(message.squares)
    const isMissed = message.kind === 'dump' && this.#hasFullScan
    squareNames.forEach((name, index) => {
      this.#sense(name, message.squares[index] ?? null, message.at, isMissed)
    })
    if (this.#hasFullScan) {
      const { until = null, at } = this.#heldPress ?? { at: 0 }
      if (until !== null && message.at > at) this.#finishPress()
      return
    }
    // The first look at the board: what differs now was not done by hands that we saw.
    this.#hasFullScan = true
    this.#board.changesAtOnce()
    if (this.differences().length > 0) this.#hands.stop()
  }

  /** Only a board that names its pieces shows which way it stands. */
  #looksRotated(squares: readonly Sensed[]): boolean {
    const wanted = this.#hands.standing
    const differs = (turned: boolean): boolean =>
      squareNames.some(
        (name, index) => !isSame(squares[turned ? 63 - index : index] ?? null, wanted.get(name)),
      )
    return differs(false) && !differs(true)
  }

  #settleBy(now: number): void {
    this.#changed(this.#board.changesBy(now))
  }

  #changed(changes: readonly StableChange[]): void {
    if (changes.length === 0) return
    const at = changes.at(-1)!.at
    if (!this.#isReading) {
      this.#look(at)
      return
    }
    for (const change of changes) this.#change(change, changes)
    this.#hands.recognise(at)
  }

  #change(change: StableChange, all: readonly StableChange[]): void {
    const { square, after, at, wasMissed } = change
    const stood = this.#hands.letters.get(square)
    if (after === 'occupied' && stood !== undefined) return
    if (stood !== undefined && after !== stood)
      this.#hands.lift(square, at, wasMissed, this.#near(change, all))
    if (after !== null && this.#hands.letters.get(square) !== after)
      this.#hands.put(square, after, at, wasMissed)
  }

  /** The squares that pieces left at about the same time as this one. */
  #near({ square, at, wasMissed }: StableChange, all: readonly StableChange[]): SquareName[] {
    if (wasMissed) return []
    const near = all.flatMap(other =>
      other.after === null && !other.wasMissed ? [[other.square, other.at] as const] : [],
    )
    return [...near, ...this.#board.liftsInSight()].flatMap(([name, since]) => {
      const isNear = name !== square && Math.abs(since - at) <= together
      return isNear && this.#hands.letters.has(name) ? [name] : []
    })
  }

  /** While nothing is read: does the board show again what it should? */
  #look(at: number): void {
    if (!this.#isFollowing || !this.#hands.hasStopped || this.differences().length > 0) return
    this.#board.changesAtOnce()
    this.#hands.resume()
    this.#reports.push({ kind: 'restored', at })
  }

  #clock(told: Color | null, at: number): void {
    const running = told !== null && this.#options.isClockReversed ? opposite(told) : told
    const before = this.#running
    this.#running = running
    this.#settleBy(at)
    if (before === running) return
    if (before === null) {
      const isOdd = this.#isReading && this.#hands.isAtStart && running !== this.#hands.turn
      if (isOdd) this.#reports.push({ kind: 'ask', at, about: 'clock-side', squares: [] })
      return
    }
    if (running !== null) {
      this.#pressed(before, at)
      return
    }
    if (this.#isReading) this.#hands.release()
    this.#reports.push(...this.#hands.taken(), { kind: 'clock-stopped', at })
  }

  #pressed(by: Color, at: number): void {
    if (!this.#isFollowing) return
    if (this.#heldPress !== null) this.#finishPress()
    this.#changed(this.#board.changesAtOnce())
    const isReading = this.#isReading
    const mayBeMissing = this.#hasFullScan && this.#hands.isIncomplete(by)
    const isPromoting = this.#isOccupancy && this.#hands.pawnToPromote !== null
    this.#heldPress = { by, at, until: isPromoting ? null : at + dumpWithin }
    if (isReading && isPromoting) return
    if (isReading && mayBeMissing)
      this.#reports.push(...this.#hands.taken(), { kind: 'want-dump', at })
    else this.#finishPress()
  }

  #finishPress(): void {
    if (this.#heldPress === null) return
    const { by, at } = this.#heldPress
    this.#heldPress = null
    this.#changed(this.#board.changesAtOnce())
    this.#hands.press(by, at, 'clock', this.#isOccupancy)
  }
}

function isSame(sensed: Sensed, wanted: PieceLetter | undefined): boolean {
  return sensed === 'occupied' ? wanted !== undefined : sensed === (wanted ?? null)
}
