import { pawnAttacks } from './attacks/steps.js'
import { A_SIDE, type Board, H_SIDE } from './board.js'
import { makeFen } from './fen-writing.js'
import { LegalMoves } from './legal.js'
import { EN_PASSANT } from './move.js'
import { type Color, colorCode, colorOf, PAWN, type Piece, pieceOf } from './piece.js'
import { Placement } from './placement.js'
import { exactSetup, needSetup, onlyKing, type Setup, type SetupLike } from './setup.js'
import { boardOfPlacement, isCounter } from './setup-faults.js'
import { repairSetup } from './setup-repair.js'
import { type Square, type SquareLike, toSquare } from './square.js'

/**
 * What stands on a board with one king of each colour, and whose move it is. A legal game need not
 * lead there: after an illegal move that was not corrected, a king may stand where it could be
 * captured, or a pawn on its last rank. A `Position` guarantees more. Both are immutable.
 *
 * @example
 * const setup = parseFen('4k3/8/8/8/8/8/4R3/4K2P w - - 0 1') // Black's king could be taken
 * setup.ok && standingPosition(setup.value)?.turn // → 'white'
 */
export class StandingPosition {
  /**
   * The board, for fast loops. Clone it before you change it.
   * @internal
   */
  readonly board: Board

  protected constructor(board: Board) {
    this.board = board
  }

  /**
   * Wraps a board, which the caller must not change any more.
   * @internal
   */
  static on(board: Board): StandingPosition {
    return new StandingPosition(board)
  }

  /** The player who has the move. */
  get turn(): Color {
    return colorOf(this.board.turn)
  }

  /** Plies since the last pawn move or capture (Article 9.3). */
  get quiet(): number {
    return this.board.quiet
  }

  /** The number of the move, from 1. It goes up after each move of Black. */
  get moveNumber(): number {
    return this.board.moveNumber
  }

  /**
   * The piece on a square; undefined if it is empty. Each kind of piece is one frozen value, so
   * `===` compares.
   */
  at(square: SquareLike): Piece | undefined {
    const at = typeof square === 'number' ? square : (toSquare(square) ?? -1)
    return pieceOf(this.board.pieces[at] ?? 0)
  }

  /** The square of this colour's king. */
  king(color: Color): Square {
    return this.board.kings[colorCode(color)] as Square
  }

  /** The pieces on their squares, without turn and rights. */
  get placement(): Placement {
    return Placement.fromCodes(this.board.pieces)
  }

  /**
   * The square where a pawn can now legally capture en passant (Article 3.7.3.1); undefined if
   * there is none.
   */
  get enPassant(): Square | undefined {
    return enPassantIsLegal(this.board) ? (this.board.enPassant as Square) : undefined
  }

  /** The squares of the rooks that may still castle (Article 3.8.2.1). */
  get castling(): readonly Square[] {
    const rooks: Square[] = []
    for (let right = 0; right < 4; right++) {
      if ((this.board.castling & (1 << right)) !== 0) rooks.push(this.board.rooks[right] as Square)
    }
    return rooks
  }

  /** The position as a `Setup`, which you can change and turn into another position. */
  toSetup(): Setup {
    return {
      placement: this.placement,
      turn: this.turn,
      castling: this.castling,
      enPassant: this.enPassant,
      quiet: this.quiet,
      moveNumber: this.moveNumber,
    }
  }

  /** The position as a FEN. */
  toString(): string {
    return makeFen(this.toSetup())
  }

  /**
   * The position as a FEN, for `JSON.stringify`. For `structuredClone` and `postMessage`, send
   * `position.toJSON()` and read it with `parsePosition`.
   */
  toJSON(): string {
    return this.toString()
  }

  /** The text that `console.log` shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `${this.constructor.name}(${this.toString()})`
  }
}

/**
 * Turns a setup into a `StandingPosition`; undefined if a colour has no king or more than one.
 * Impossible castling rights and en passant squares are dropped, and an impossible move count
 * starts again.
 *
 * @example
 * standingPosition(unwrap(parseFen('4k3/8/8/8/8/8/4R3/4K2P w - - 0 1')))?.turn // → 'white'
 */
export function standingPosition(setup: SetupLike): StandingPosition | undefined {
  needSetup(setup, 'standingPosition')
  const { placement } = setup
  if (onlyKing(placement, 0) === undefined || onlyKing(placement, 1) === undefined) return undefined
  const repaired = repairSetup(exactSetup(setup))
  const quiet = isCounter(repaired.quiet, 0) ? repaired.quiet : 0
  const moveNumber = isCounter(repaired.moveNumber, 1) ? repaired.moveNumber : 1
  return StandingPosition.on(boardOfSetup({ ...repaired, quiet, moveNumber }))
}

export function boardOfSetup(setup: Setup): Board {
  const board = boardOfPlacement(setup.placement)
  board.turn = colorCode(setup.turn)
  for (const rook of setup.castling) {
    const color = board.pieces[rook] & 1
    board.allowCastling(color, rook > board.kings[color] ? H_SIDE : A_SIDE, rook)
  }
  // Many programs give the square after every double step. A board keeps it only if a pawn could
  // capture there, as `make` does.
  if (setup.enPassant !== undefined && pawnIsReady(board, setup.enPassant)) {
    board.enPassant = setup.enPassant
  }
  board.quiet = setup.quiet
  board.moveNumber = setup.moveNumber
  return board
}

function pawnIsReady(board: Board, crossed: Square): boolean {
  const us = board.turn
  const { sets } = board
  const at = crossed * 2
  // Our pawns that attack the square stand where an enemy pawn on it would attack.
  const ready = pawnAttacks[(us ^ 1) as 0 | 1]
  const lo = ready[at] & sets[2 + PAWN * 2] & sets[us << 1]
  const hi = ready[at + 1] & sets[3 + PAWN * 2] & sets[(us << 1) + 1]
  return (lo | hi) !== 0
}

const legal = new LegalMoves()

function enPassantIsLegal(board: Board): boolean {
  if (board.enPassant < 0) return false
  legal.read(board)
  for (let i = 0; i < legal.count; i++) if (legal.kinds[i] === EN_PASSANT) return true
  return false
}
