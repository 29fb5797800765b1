import type { Color, Position, SquareName } from '@jadoube/chess'
import type { BoardReport } from '../report.js'
import type { PieceLetter } from '../sensor.js'
import type { CertainGame } from './certain-game.js'
import { HandlingState } from './handling-state.js'
import { type KingsSignal, kingsSignal } from './kings-signal.js'
import { type Lifted, lift } from './lift.js'
import { type Pressed, press } from './press.js'
import { pawnToPromote, promote } from './promotion.js'
import { put, type SensedPiece } from './put.js'
import { recognise } from './recognise.js'
import { longRest, release, wasReleased } from './rest.js'

/**
 * Turns pieces that leave and reach squares into touches, placings and removals. It uses the legal
 * moves only to name things; an illegal move is reported as it was played. A placing is reported
 * once it is certain that the hand has let go: with the press, or when anything else on the board
 * moves.
 */
export class HandReader {
  readonly #handling: HandlingState

  constructor(position: Position) {
    this.#handling = new HandlingState(position)
  }

  /** What stands on each square, as far as the sensors have settled. */
  get letters(): ReadonlyMap<SquareName, PieceLetter> {
    return this.#handling.letters
  }

  /** The game after the last move that is certain. */
  get game(): CertainGame {
    return this.#handling.game
  }

  get turn(): Color {
    return this.#handling.turn
  }

  get hasStopped(): boolean {
    return this.#handling.hasStopped
  }

  get isMoving(): boolean {
    return this.#handling.isMoving
  }

  /** Whether the board shows no legal move: it is illegal, or part of it was missed. */
  isIncomplete(by: Color): boolean {
    return this.turn === by && this.#handling.candidate === null
  }

  get pawnToPromote(): SquareName | null {
    return pawnToPromote(this.letters)
  }

  /** When to check the board again although nothing changes: see {@link lookAgain}. */
  get lookAgainAt(): number | null {
    const { resting, candidate } = this.#handling
    if (resting === null) return null
    return candidate?.next.isOver === true || this.#kingsSignal() !== null
      ? resting.at + longRest
      : null
  }

  /**
   * Reports a move that ends the game after a while without a press; asks about kings left in the
   * centre.
   */
  lookAgain(): void {
    const signal = this.#kingsSignal()
    if (signal === null) this.release()
    else {
      const at = this.#handling.resting?.at ?? 0
      this.#handling.stopAndAsk('kings-in-the-centre', at, signal.squares, signal.suggests)
    }
  }

  #kingsSignal(): KingsSignal | null {
    return this.#handling.resting?.isSignal === true ? kingsSignal(this.letters) : null
  }

  resume(): void {
    this.#handling.resume()
  }

  stop(): void {
    this.#handling.stop()
  }

  takeReports(): readonly BoardReport[] {
    return this.#handling.reports.takeAll()
  }

  lift(lifted: Lifted): void {
    lift(this.#handling, lifted)
  }

  put(down: SensedPiece): void {
    put(this.#handling, down)
  }

  promote(to: SquareName, piece: PieceLetter, at: number): void {
    promote(this.#handling, to, piece, at)
  }

  recognise(at: number): void {
    recognise(this.#handling, at)
  }

  /** The piece that was put down last has been released. */
  release(): void {
    release(this.#handling)
  }

  /** A person says that the piece put down last was released earlier on another square. */
  wasReleased(square: SquareName): boolean {
    return wasReleased(this.#handling, square)
  }

  press(pressed: Pressed): void {
    press(this.#handling, pressed)
  }
}
