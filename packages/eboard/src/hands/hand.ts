import type { Color, SquareName } from '@jadoube/chess'
import { colorOfLetter, type Sensed } from '../sensor.js'
import type { EarlierRest, HeldPiece } from './held-piece.js'
import type { LegalHandling } from './legal-handling.js'

/** The pieces that are off their squares, in the order in which they were lifted. */
export class Hand {
  #pieces: readonly HeldPiece[] = []

  get pieces(): readonly HeldPiece[] {
    return this.#pieces
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0
  }

  own(turn: Color): readonly HeldPiece[] {
    return this.#pieces.filter(({ letter }) => colorOfLetter(letter) === turn)
  }

  take(...pieces: readonly HeldPiece[]): void {
    this.#pieces = [...this.#pieces, ...pieces]
  }

  letGo(piece: HeldPiece | null): void {
    this.#pieces = this.#pieces.filter(each => each !== piece)
  }

  empty(): readonly HeldPiece[] {
    const pieces = this.#pieces
    this.#pieces = []
    return pieces
  }

  /** The placing whose piece was lifted again, if there is one. */
  get earlierRest(): EarlierRest | undefined {
    return this.#pieces.find(({ earlierRest }) => earlierRest !== undefined)?.earlierRest
  }

  /** Which of the pieces was put down on this square. */
  pieceFor(
    to: SquareName,
    sensed: Exclude<Sensed, null>,
    turn: Color,
    legal: LegalHandling,
  ): HeldPiece | undefined {
    const fits = this.#pieces.filter(({ letter }) => sensed === 'occupied' || letter === sensed)
    const own = fits.filter(({ letter }) => colorOfLetter(letter) === turn)
    const back = fits.find(({ from }) => from === to)
    const goes = own.find(({ from }) => from !== to && legal.canGo(from, to))
    // On a board that cannot identify pieces, a capture is more likely than a captured piece put
    // back.
    if (sensed === 'occupied')
      return castlingPieceFor(own, to, legal) ?? goes ?? back ?? own.at(-1) ?? fits.at(-1)
    return back ?? goes ?? own.at(-1) ?? fits.at(-1)
  }
}

/** King and rook are both in the air: which of them goes here. */
function castlingPieceFor(
  own: readonly HeldPiece[],
  to: SquareName,
  legal: LegalHandling,
): HeldPiece | undefined {
  const king = own.find(({ letter }) => letter.toLowerCase() === 'k')
  const rook = own.find(({ letter }) => letter.toLowerCase() === 'r')
  if (king === undefined || rook === undefined) return undefined
  const squares = legal.castlingSquares(king.from, rook.from)
  return squares?.king === to ? king : squares?.rook === to ? rook : undefined
}
