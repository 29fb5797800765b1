import { needPlacement, needText, shown } from './argument.js'
import { type Attempt, done, failed } from './attempt.js'
import { codeOfLetter, letterOfCode, type Piece, pieceCode, pieceOf } from './piece.js'
import { exactSquare, type Square, type SquareLike, toSquare } from './square.js'

/**
 * The pieces on the 64 squares, whether or not a game could lead there: two kings in check, a pawn
 * on the last rank. It is immutable; `with` and `without` return a new one.
 */
export class Placement {
  /**
   * The piece codes (see piece.ts) of the 64 squares.
   * @internal
   */
  readonly codes: Uint8Array

  private constructor(codes: Uint8Array) {
    this.codes = codes
  }

  /** An empty board. */
  static get empty(): Placement {
    emptyPlacement ??= new Placement(new Uint8Array(64))
    return emptyPlacement
  }

  /**
   * Creates a placement from pieces on squares. If a square is given twice, the last piece counts.
   */
  static of(pieces: Iterable<readonly [SquareLike, Piece]>): Placement {
    const codes = new Uint8Array(64)
    for (const [square, piece] of pieces) codes[exactSquare(square)] = pieceCode(piece)
    return new Placement(codes)
  }

  /**
   * Creates a placement from piece codes, which are copied.
   * @internal
   */
  static fromCodes(codes: ArrayLike<number>): Placement {
    return new Placement(new Uint8Array(codes))
  }

  /**
   * The piece on a square; undefined if it is empty. Each kind of piece is one frozen value, so
   * `===` compares.
   */
  at(square: SquareLike): Piece | undefined {
    const at = typeof square === 'number' ? square : (toSquare(square) ?? -1)
    return pieceOf(this.codes[at] ?? 0)
  }

  /** The placement with this piece on the square. */
  with(square: SquareLike, piece: Piece): Placement {
    const codes = this.codes.slice()
    codes[exactSquare(square)] = pieceCode(piece)
    return new Placement(codes)
  }

  /** The placement with the square empty. */
  without(square: SquareLike): Placement {
    const codes = this.codes.slice()
    codes[exactSquare(square)] = 0
    return new Placement(codes)
  }

  /** Whether both placements have the same piece on every square. */
  equals(other: Placement): boolean {
    for (let square = 0; square < 64; square++) {
      if (this.codes[square] !== other.codes[square]) return false
    }
    return true
  }

  /** Every occupied square with its piece, a1 first. */
  *[Symbol.iterator](): IterableIterator<readonly [Square, Piece]> {
    for (let square = 0; square < 64; square++) {
      const piece = pieceOf(this.codes[square])
      if (piece !== undefined) yield [square as Square, piece]
    }
  }

  /** The first field of FEN. */
  toString(): string {
    return makePlacement(this)
  }

  toJSON(): string {
    return makePlacement(this)
  }

  /** The text that `console.log` shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Placement(${makePlacement(this)})`
  }
}

let emptyPlacement: Placement | undefined

/** Writes the first field of a FEN: `rnbqkbnr/pppppppp/8/…`. */
export function makePlacement(placement: Placement): string {
  needPlacement(placement, 'makePlacement')
  let text = ''
  for (let rank = 7; rank >= 0; rank--) {
    let empty = 0
    for (let file = 0; file < 8; file++) {
      const code = placement.codes[rank * 8 + file]
      if (code === 0) {
        empty++
        continue
      }
      if (empty > 0) text += empty
      empty = 0
      text += letterOfCode(code)
    }
    if (empty > 0) text += empty
    if (rank > 0) text += '/'
  }
  return text
}

/** Why a text is not the first field of a FEN. */
export interface PlacementError {
  readonly code: 'placement'
  readonly reason: string
  /** The position in the text, from 0. */
  readonly at: number
}

/** Reads the first field of a FEN: eight ranks from the eighth down, with any pieces on them. */
export function parsePlacement(text: string): Attempt<Placement, PlacementError> {
  needText(text, 'parsePlacement')
  const fault = (reason: string, at: number) =>
    failed<PlacementError>({ code: 'placement', reason, at })
  // The longest valid text has 64 letters and seven slashes.
  if (text.length > 71) return fault('the board has more than 64 squares', 71)
  const ranks = text.split('/')
  if (ranks.length !== 8) {
    const at = ranks.length < 8 ? text.length : ranks.slice(0, 8).join('/').length
    const count = ranks.length === 1 ? '1 rank' : `${ranks.length} ranks`
    return fault(`the board has ${count} instead of 8`, at)
  }
  const codes = new Uint8Array(64)
  let at = 0
  for (let row = 0; row < 8; row++) {
    let file = 0
    for (const letter of ranks[row]) {
      if (letter >= '1' && letter <= '8') file += Number(letter)
      else {
        const code = codeOfLetter(letter)
        if (code === 0) return fault(`${shown(letter)} is not a piece`, at)
        if (file < 8) codes[(7 - row) * 8 + file] = code
        file++
      }
      at += letter.length
    }
    if (file !== 8) return fault(`rank ${8 - row} has ${file} squares instead of 8`, at)
    at++
  }
  return done(Placement.fromCodes(codes))
}
