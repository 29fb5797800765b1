import type { Color, SquareName } from '@jadoube/chess'
import { colorOfLetter, type Sensed } from '../sensor.js'
import type { Again, Held } from './held-piece.js'
import type { LegalHandling } from './legal-handling.js'

/** The pieces that are off their squares, in the order in which they were lifted. */
export class Hand {
  #pieces: readonly Held[] = []

  get pieces(): readonly Held[] {
    return this.#pieces
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0
  }

  own(turn: Color): readonly Held[] {
    return this.#pieces.filter(({ letter }) => colorOfLetter(letter) === turn)
  }

  take(...pieces: readonly Held[]): void {
    this.#pieces = [...this.#pieces, ...pieces]
  }

  letGo(piece: Held | null): void {
    this.#pieces = this.#pieces.filter(each => each !== piece)
  }

  empty(): readonly Held[] {
    const pieces = this.#pieces
    this.#pieces = []
    return pieces
  }

  /** The placing whose piece was lifted again, if there is one. */
  get again(): Again | undefined {
    return this.#pieces.find(({ again }) => again !== undefined)?.again
  }

  /** Which of the pieces was put down on this square. */
  fitting(
    to: SquareName,
    sensed: Exclude<Sensed, null>,
    turn: Color,
    legal: LegalHandling,
  ): Held | undefined {
    const fits = this.#pieces.filter(({ letter }) => sensed === 'occupied' || letter === sensed)
    const own = fits.filter(({ letter }) => colorOfLetter(letter) === turn)
    const back = fits.find(({ from }) => from === to)
    const goes = own.find(({ from }) => from !== to && legal.canGo(from, to))
    // On a board that cannot identify pieces, a capture is more likely than a captured piece put
    // back.
    if (sensed === 'occupied')
      return castles(own, to, legal) ?? goes ?? back ?? own.at(-1) ?? fits.at(-1)
    return back ?? goes ?? own.at(-1) ?? fits.at(-1)
  }
}

/** King and rook are both in the air: which of them goes here. */
function castles(own: readonly Held[], to: SquareName, legal: LegalHandling): Held | undefined {
  const king = own.find(({ letter }) => letter.toLowerCase() === 'k')
  const rook = own.find(({ letter }) => letter.toLowerCase() === 'r')
  if (king === undefined || rook === undefined) return undefined
  const squares = legal.castlingSquares(king.from, rook.from)
  return squares?.king === to ? king : squares?.rook === to ? rook : undefined
}
