import type { Color, Position, SquareName } from '@jadoube/chess'
import type { PieceLetter } from '../sensor.js'
import {
  lettersOf,
  placementOf,
  placementOfLetters,
  positionFromLetters,
} from '../shown-position.js'
import { LegalHandling, type Successor } from './legal-handling.js'

type Letters = ReadonlyMap<SquareName, PieceLetter>

/** The game as far as it is certain: the position after the last move that was certainly made. */
export class CertainGame {
  #legal: LegalHandling
  #turn: Color
  #placement: string
  #letters: Letters
  readonly #earlier: string[] = []

  constructor(position: Position) {
    this.#legal = new LegalHandling(position)
    this.#turn = position.turn
    this.#placement = placementOf(position)
    this.#letters = lettersOf(position)
  }

  get legal(): LegalHandling {
    return this.#legal
  }

  get turn(): Color {
    return this.#turn
  }

  /** What the board showed: the first field of a FEN. */
  get placement(): string {
    return this.#placement
  }

  get letters(): Letters {
    return this.#letters
  }

  /** Whether nothing of this game has been played yet. */
  get isAtStart(): boolean {
    return this.#earlier.length === 0
  }

  /** Whether the legal moves are those of the player who has the move. */
  get isReadable(): boolean {
    return this.#legal.turn === this.#turn
  }

  /**
   * Whether an earlier position is shown that is not the result of a move: the pieces were set up
   * again, or the last move was taken back.
   */
  wasShown(placement: string): 'set-up' | 'takeback' | null {
    if (placement === this.#earlier[0] && this.#earlier.length > 2) return 'set-up'
    return placement === this.#earlier.at(-1) ? 'takeback' : null
  }

  /** A legal move was made. */
  follow({ after, next, placement }: Successor): void {
    this.#earlier.push(this.#placement)
    this.#legal = next
    this.#turn = after.turn
    this.#placement = placement
    this.#letters = lettersOf(after)
  }

  /** The move was not legal, and play continues from what stands on the board. */
  playOn(letters: Letters, turn: Color): void {
    const stands = positionFromLetters(letters, turn, this.#legal.position)
    this.#placement = placementOfLetters(letters)
    this.#letters = new Map(letters)
    this.#turn = turn
    if (stands !== null) this.#legal = new LegalHandling(stands)
  }
}
