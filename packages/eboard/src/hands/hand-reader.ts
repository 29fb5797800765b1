import type { Color, Position, SquareName } from '@jadoube/chess'
import type { BoardReport } from '../report.js'
import type { PieceLetter } from '../sensor.js'
import type { CertainGame } from './certain-game.js'
import { Handling } from './handling.js'
import { type KingsSignal, kingsSignal } from './kings-signal.js'
import { type Lifted, lift } from './lift.js'
import { type Pressed, press } from './press.js'
import { pawnToPromote, promote } from './promotion.js'
import { type CameDown, put } from './put.js'
import { recognise } from './recognise.js'
import { longRest, release, wasReleased } from './rest.js'

/**
 * Turns pieces that leave squares and come to squares into touches, placings and removals. It knows the
 * legal moves only in order to name things; an illegal move comes out as it was played. A placing is told
 * when it is certain that the hand has let go: with the press, or when anything else on the board moves.
 */
export class HandReader {
  readonly #handling: Handling

  constructor(position: Position) {
    this.#handling = new Handling(position)
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

  /** No legal move stands there: it is illegal, or part of it was missed. */
  isIncomplete(by: Color): boolean {
    return this.turn === by && this.#handling.candidate === null
  }

  get pawnToPromote(): SquareName | null {
    return pawnToPromote(this.letters)
  }

  /** When to look again at what stands there, although nothing changes: see {@link lookAgain}. */
  get lookAgainAt(): number | null {
    const { resting, candidate } = this.#handling
    if (resting === null) return null
    return candidate?.next.isOver === true || this.#kingsSignal() !== null
      ? resting.at + longRest
      : null
  }

  /** A move that ends the game is told without a press after a while; kings left in the centre are asked about. */
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

  taken(): readonly BoardReport[] {
    return this.#handling.told.taken()
  }

  lift(lifted: Lifted): void {
    lift(this.#handling, lifted)
  }

  put(down: CameDown): void {
    put(this.#handling, down)
  }

  promote(to: SquareName, piece: PieceLetter, at: number): void {
    promote(this.#handling, to, piece, at)
  }

  recognise(at: number): void {
    recognise(this.#handling, at)
  }

  /** What was put down last is let go. */
  release(): void {
    release(this.#handling)
  }

  /** A person says that the piece put down last was released on another square before. */
  wasReleased(square: SquareName): boolean {
    return wasReleased(this.#handling, square)
  }

  press(pressed: Pressed): void {
    press(this.#handling, pressed)
  }
}
