import { type Attempt, done, failed } from './attempt.js'
import { A_SIDE, Board, H_SIDE } from './board.js'
import { LegalMoves, MAX_MOVES } from './legal.js'
import { isSameMove, type Move, type MoveCode, moveCode, moveOf } from './move.js'
import { type Color, colorCode, colorOf, KING, type Piece, pieceOf } from './piece.js'
import { Placement } from './placement.js'
import type { Setup } from './setup.js'
import { findFaults, type SetupFault } from './setup-faults.js'
import type { Square } from './square.js'

/**
 * A position from which a game can go on: one king each, the side that has just moved not in check, no
 * pawn on the first or last rank. It never changes; `play` gives the next one.
 */
export class Position {
  /** The board behind it, for fast loops: clone it before you change it. */
  readonly board: Board

  private constructor(board: Board) {
    this.board = board
  }

  /** The position of a setup, or every fault that keeps it from being one. */
  static from(setup: Setup): Attempt<Position, readonly SetupFault[]> {
    const faults = findFaults(setup)
    return faults.length > 0 ? failed(faults) : done(new Position(boardOf(setup)))
  }

  /** A position of a board that legal moves have led to. The board is copied. */
  static fromBoard(board: Board): Position {
    return new Position(board.clone())
  }

  get turn(): Color {
    return colorOf(this.board.turn)
  }

  /** Plies since a pawn moved or a piece was captured (Article 9.3). */
  get quiet(): number {
    return this.board.quiet
  }

  get moveNumber(): number {
    return this.board.moveNumber
  }

  at(square: Square): Piece | undefined {
    return pieceOf(this.board.pieces[square])
  }

  king(color: Color): Square {
    return this.board.kings[colorCode(color)] as Square
  }

  /** The square on which a pawn can now legally capture en passant (Article 3.7.4). */
  get enPassant(): Square | undefined {
    return enPassantIsLegal(this.board) ? (this.board.enPassant as Square) : undefined
  }

  /** The rooks with which the right to castle is not lost (Article 3.8.2.1). */
  get castling(): readonly Square[] {
    const rooks: Square[] = []
    for (let right = 0; right < 4; right++) {
      if ((this.board.castling & (1 << right)) !== 0) rooks.push(this.board.rooks[right] as Square)
    }
    return rooks
  }

  toSetup(): Setup {
    return {
      placement: Placement.fromCodes(this.board.pieces),
      turn: this.turn,
      castling: this.castling,
      enPassant: this.enPassant,
      quiet: this.quiet,
      moveNumber: this.moveNumber,
    }
  }
}

function boardOf(setup: Setup): Board {
  const board = new Board()
  for (let square = 0; square < 64; square++) {
    const code = setup.placement.codeAt(square)
    if (code !== 0) board.put(square, code)
  }
  board.turn = colorCode(setup.turn)
  for (const rook of setup.castling) {
    const color = board.pieces[rook] & 1
    board.allowCastling(color, rook > board.kings[color] ? H_SIDE : A_SIDE, rook)
  }
  if (setup.enPassant !== undefined) {
    board.enPassant = setup.enPassant
    // Many programs name the square after every double step; here it means a capture.
    if (!enPassantIsLegal(board)) board.enPassant = -1
  }
  board.quiet = setup.quiet
  board.moveNumber = setup.moveNumber
  return board
}

// One of each serves all calls: nothing here calls itself.
const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)

function enPassantIsLegal(board: Board): boolean {
  if (board.enPassant < 0) return false
  legal.read(board)
  for (let i = 0; i < legal.count; i++) if (legal.what[i] === 1) return true
  return false
}

/** Every legal move (Article 3.10.1). */
export function legalMoves(position: Position): Move[] {
  const n = legal.read(position.board).list(list)
  const moves: Move[] = new Array(n)
  for (let i = 0; i < n; i++) moves[i] = moveOf(list[i])
  return moves
}

/** The legal moves of the piece on this square. Castling is the king's. */
export function legalMovesFrom(position: Position, from: Square): Move[] {
  return legalMoves(position).filter(move => move.from === from)
}

/** The legal moves that end on this square; castling ends where the king does. */
export function legalMovesTo(position: Position, to: Square): Move[] {
  return legalMoves(position).filter(move => move.to === to)
}

export function isLegal(position: Position, move: Move): boolean {
  return legalCodeOf(position.board, move) >= 0
}

/** The code of a legal move; -1 for anything else, also for a value that only looks like a move. */
function legalCodeOf(board: Board, move: Move): MoveCode {
  const code = moveCode(move)
  if (!legal.read(board).has(code)) return -1
  // An illegal move may have left a king that can be taken; it never is (1.4.1).
  if (move.kind !== 'castling' && board.pieces[move.to] >> 1 === KING) return -1
  // The code of a malformed move may be that of another one.
  return isSameMove(moveOf(code), move) ? code : -1
}

export function hasLegalMove(position: Position): boolean {
  return legal.read(position.board).count > 0
}

export function isCheck(position: Position): boolean {
  return position.board.inCheck()
}

/** Article 5.1.1. */
export function isCheckmate(position: Position): boolean {
  return legal.read(position.board).count === 0 && legal.checks > 0
}

/** Article 5.2.1. */
export function isStalemate(position: Position): boolean {
  return legal.read(position.board).count === 0 && legal.checks === 0
}

/** Does any piece of this colour attack the square (Article 3.1.2)? */
export function isAttacked(position: Position, square: Square, by: Color): boolean {
  const { sets } = position.board
  return position.board.attacked(square, colorCode(by), sets[0] | sets[2], sets[1] | sets[3])
}

/** What `play` throws: the caller's mistake. Ask `isLegal`, or take the move from `findMove` or a parser. */
export class IllegalMoveError extends RangeError {
  readonly code = 'illegal-move'
  readonly position: Position
  readonly move: Move

  constructor(position: Position, move: Move) {
    super(`not a legal move here: ${JSON.stringify(move)}`)
    this.name = 'IllegalMoveError'
    this.position = position
    this.move = move
  }
}

/** The position after a legal move. Throws an `IllegalMoveError` for any other. */
export function play(position: Position, move: Move): Position {
  const code = legalCodeOf(position.board, move)
  if (code < 0) throw new IllegalMoveError(position, move)
  return playCode(position, code)
}

/** The same for a code that is known to be legal. It is not checked: for loops over `LegalMoves`. */
export function playCode(position: Position, move: MoveCode): Position {
  const next = Position.fromBoard(position.board)
  next.board.make(move)
  return next
}
