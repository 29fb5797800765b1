import type { Color, Position, SquareName } from '@jadoube/chess'
import { ClockReader } from './clock-change.js'
import { HandReader } from './hands/hand-reader.js'
import type { BoardReport } from './report.js'
import { SensedBoard } from './sensed-board.js'
import type { BoardMessage, PieceLetter, Sensed } from './sensor.js'
import { placementOf } from './shown-position.js'
import { type SettleTimes, type StableChange, usualSettleTimes } from './stable-board.js'

/** What is known about a board and the people at it. */
export interface InterpreterOptions {
  readonly settle?: SettleTimes
  /** The board is turned round: its a1 is our h8. By default the first full dump decides. */
  readonly isRotated?: boolean
  /** White sits on the side that the manufacturer calls right. */
  readonly isClockReversed?: boolean
}

/**
 * Milliseconds that a press without a legal move waits for all squares. A dump takes 70 ms at 9600
 * baud.
 */
const dumpTimeout = 200

interface HeldPress {
  readonly by: Color
  readonly at: number
  /** Null: until a person has said what the pawn became. */
  readonly until: number | null
}

/** Whether board and game agree. */
export type Agreement = 'same' | 'moving' | 'differs'

/**
 * Turns the reports of an electronic board into what hands did: pieces touched, placed and removed,
 * and the clock pressed. While the board does not show the position of the game, nothing is read
 * from it.
 */
export class BoardInterpreter {
  #hands: HandReader
  readonly #board: SensedBoard
  #reports: BoardReport[] = []
  #heldPress: HeldPress | null = null
  #isFollowing = true
  readonly #clock: ClockReader

  constructor(position: Position, options: InterpreterOptions = {}) {
    this.#clock = new ClockReader(options.isClockReversed ?? false)
    this.#hands = new HandReader(position)
    const settle = options.settle ?? usualSettleTimes
    this.#board = new SensedBoard(this.#hands.letters, settle, options.isRotated)
  }

  /** What stands on each square, as far as the sensors have settled. */
  get squares(): ReadonlyMap<SquareName, PieceLetter> {
    return this.#hands.letters
  }

  /** What each square shows right now, a1 first: for a picture of the board. */
  get sensed(): readonly Sensed[] {
    return this.#board.now
  }

  get turn(): Color {
    return this.#hands.turn
  }

  get isRotated(): boolean {
    return this.#board.isRotated
  }

  /** When to call {@link advance} next, if no message comes before. */
  get nextCheck(): number | null {
    const times = [
      this.#board.nextCheck,
      this.#heldPress?.until ?? null,
      this.#isReading ? this.#hands.lookAgainAt : null,
    ].filter(time => time !== null)
    return times.length === 0 ? null : Math.min(...times)
  }

  get agreement(): Agreement {
    if (this.differences().length === 0) return 'same'
    const isMoving = this.#isReading && (this.#hands.isMoving || this.#board.nextCheck !== null)
    return isMoving ? 'moving' : 'differs'
  }

  /** The squares on which board and game differ. */
  differences(): readonly SquareName[] {
    return this.#board.differences(this.#hands.game.letters)
  }

  /** What should stand on a square. */
  wantedAt(square: SquareName): PieceLetter | null {
    return this.#hands.game.letters.get(square) ?? null
  }

  receive(message: BoardMessage): readonly BoardReport[] {
    switch (message.kind) {
      case 'square':
        this.#settleBy(message.at)
        this.#board.square(message)
        break
      case 'scan':
      case 'dump':
        this.#settleBy(message.at)
        this.#allSeen(message)
        break
      case 'clock':
        this.#readClock(message.running, message.at)
        break
      // About the board itself, not about its pieces.
      case 'serial':
      case 'version':
      case 'battery':
      case 'calibrating':
      case 'noise':
        break
      default:
        message satisfies never
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

  /** Somebody pressed a clock that is not connected to the board. */
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

  /**
   * A person says that a piece was released on a square from which it then moved on. True if that
   * is reported with the placing; false if the placing has already been reported.
   */
  wasReleased(square: SquareName): boolean {
    return this.#hands.wasReleased(square)
  }

  /** Hands are read only while a game is in play. */
  follow(isFollowing: boolean): void {
    if (this.#isFollowing === isFollowing) return
    this.#isFollowing = isFollowing
    this.#heldPress = null
    this.#hands.stop()
    this.#look(0)
  }

  /**
   * Tells the interpreter the position of the game. If the hands already left it like that, nothing
   * changes.
   */
  agreeOn(position: Position): void {
    const placement = placementOf(position)
    if (placement === this.#hands.game.placement && position.turn === this.#hands.turn) return
    this.setPosition(position)
  }

  /**
   * Sets a position that differs from what the hands left: a position was reinstated, or a game
   * begun.
   */
  setPosition(position: Position): readonly SquareName[] {
    this.#hands = new HandReader(position)
    this.#heldPress = null
    const differences = this.differences()
    if (differences.length > 0 || !this.#isFollowing) this.#hands.stop()
    return differences
  }

  get #isReading(): boolean {
    return this.#isFollowing && !this.#hands.hasStopped
  }

  #taken(): readonly BoardReport[] {
    const reports = [...this.#reports, ...this.#hands.takeReports()]
    this.#reports = []
    return reports
  }

  #allSeen(message: Extract<BoardMessage, { kind: 'scan' | 'dump' }>): void {
    const isFirst = this.#board.allSeenAt === null
    this.#board.all(message, this.#hands.game.letters)
    if (isFirst) {
      // Differences in the first report were not made by hands that we saw.
      this.#board.changesAtOnce()
      if (this.differences().length > 0) this.#hands.stop()
      return
    }
    const { until = null, at } = this.#heldPress ?? { at: 0 }
    if (until !== null && message.at > at) this.#finishPress()
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
    if (stood !== undefined && after !== stood) {
      const near = this.#board.liftsNear(change, all).filter(name => this.#hands.letters.has(name))
      this.#hands.lift({ square, at, after, wasMissed, near })
    }
    if (after !== null && this.#hands.letters.get(square) !== after)
      this.#hands.put({ to: square, sensed: after, at, wasMissed })
  }

  /** While nothing is read: checks whether the board shows again what it should. */
  #look(at: number): void {
    if (!this.#isFollowing || !this.#hands.hasStopped || this.differences().length > 0) return
    this.#board.changesAtOnce()
    this.#hands.resume()
    this.#reports.push({ kind: 'restored', at })
  }

  #readClock(running: Color | null, at: number): void {
    this.#settleBy(at)
    const change = this.#clock.read(running)
    switch (change?.kind) {
      case 'started': {
        const { turn, game } = this.#hands
        const isOdd = this.#isReading && game.isAtStart && change.running !== turn
        if (isOdd) this.#reports.push({ kind: 'ask', at, about: 'clock-side', squares: [] })
        break
      }
      case 'pressed':
        this.#pressed(change.by, at)
        break
      case 'stopped':
        if (this.#isReading) this.#hands.release()
        this.#reports.push(...this.#hands.takeReports(), { kind: 'clock-stopped', at })
        break
      case undefined:
        break
      default:
        change satisfies never
    }
  }

  #pressed(by: Color, at: number): void {
    if (!this.#isFollowing) return
    if (this.#heldPress !== null) this.#finishPress()
    this.#changed(this.#board.changesAtOnce())
    const isReading = this.#isReading
    // A report that shows all squares with the press leaves nothing to wait for.
    const { allSeenAt, isOccupancy } = this.#board
    const isAllSeen = allSeenAt === null || allSeenAt >= at
    const mayBeMissing = !isAllSeen && this.#hands.isIncomplete(by)
    const isPromoting = isOccupancy && this.#hands.pawnToPromote !== null
    this.#heldPress = { by, at, until: isPromoting ? null : at + dumpTimeout }
    if (isReading && isPromoting) return
    if (isReading && mayBeMissing)
      this.#reports.push(...this.#hands.takeReports(), { kind: 'want-dump', at })
    else this.#finishPress()
  }

  #finishPress(): void {
    if (this.#heldPress === null) return
    const { by, at } = this.#heldPress
    this.#heldPress = null
    this.#changed(this.#board.changesAtOnce())
    const { isOccupancy } = this.#board
    this.#hands.press({ by, at, source: 'clock', isOccupancy })
  }
}
