import { pawnAttacks } from './attacks/steps.js'
import { type Attempt, done, failed } from './attempt.js'
import { A_SIDE, Board, H_SIDE } from './board.js'
import { makeFen } from './fen-writing.js'
import { LegalMoves, MAX_MOVES } from './legal.js'
import { isSameMove, type Move, type MoveCode, type MoveLike, moveCode, moveOf } from './move.js'
import { type Color, colorCode, colorOf, KING, PAWN, type Piece, pieceOf } from './piece.js'
import { Placement } from './placement.js'
import { exactSetup, type Setup, type SetupLike } from './setup.js'
import { findFaults, type SetupFault } from './setup-faults.js'
import { isSquare, type Square, type SquareLike, toSquare } from './square.js'

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
  static from(setup: SetupLike): Attempt<Position, readonly SetupFault[]> {
    const faults = findFaults(setup)
    return faults.length > 0 ? failed(faults) : done(new Position(boardOf(exactSetup(setup))))
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

  at(square: SquareLike): Piece | undefined {
    return pieceOf(this.board.pieces[toSquare(square) ?? -1] ?? 0)
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

  /** The FEN. */
  toString(): string {
    return makeFen(this.toSetup())
  }

  /**
   * The FEN, so that a position survives `JSON.stringify`. It is also the way through `structuredClone`
   * and `postMessage`: send `position.toJSON()`, and read it with `parsePosition`.
   */
  toJSON(): string {
    return this.toString()
  }

  /** What `console.log` shows in Node. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Position(${this.toString()})`
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
  // Many programs name the square after every double step; a board keeps it only where a pawn stands
  // ready to capture, as after a move.
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
  // Our pawns that attack the square stand where a pawn of theirs on it would attack.
  const ready = pawnAttacks[(us ^ 1) as 0 | 1]
  const lo = ready[at] & sets[2 + PAWN * 2] & sets[us << 1]
  const hi = ready[at + 1] & sets[3 + PAWN * 2] & sets[(us << 1) + 1]
  return (lo | hi) !== 0
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
export function legalMovesFrom(position: Position, from: SquareLike): Move[] {
  const square = toSquare(from)
  return legalMoves(position).filter(move => move.from === square)
}

/** The legal moves that end on this square; castling ends where the king does. */
export function legalMovesTo(position: Position, to: SquareLike): Move[] {
  const square = toSquare(to)
  return legalMoves(position).filter(move => move.to === square)
}

/** Is this a legal move here? What is no move at all is not one. */
export function isLegal(position: Position, move: MoveLike): boolean {
  return legalCodeOf(position, move) >= 0
}

/** The code of a legal move; -1 for anything else, also for a value that only looks like a move. */
export function legalCodeOf({ board }: Position, given: unknown): MoveCode {
  const move = exactMove(given)
  if (move === undefined) return -1
  const code = moveCode(move)
  if (!legal.read(board).has(code)) return -1
  // An illegal move may have left a king that can be taken; it never is (1.4.1).
  if (move.kind !== 'castling' && board.pieces[move.to] >> 1 === KING) return -1
  // The code of a malformed move may be that of another one.
  return isSameMove(moveOf(code), move) ? code : -1
}

/** The code of a move that must be legal; throws an `IllegalMoveError` for any other. */
export function codeOfLegal(position: Position, move: unknown): MoveCode {
  const code = legalCodeOf(position, move)
  if (code < 0) throw new IllegalMoveError(position, move)
  return code
}

/** With numbers for the names of squares; undefined for what is no move at all. */
function exactMove(given: unknown): Move | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const move = given as { from?: unknown; to?: unknown; rook?: unknown }
  if (isSquare(move.from) && isSquare(move.to) && typeof move.rook !== 'string') {
    return given as Move
  }
  const from = toSquare(move.from)
  const to = toSquare(move.to)
  if (from === undefined || to === undefined) return undefined
  const rook = toSquare(move.rook)
  return { ...move, from, to, ...(rook === undefined ? {} : { rook }) } as Move
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
export function isAttacked(position: Position, like: SquareLike, by: Color): boolean {
  const square = toSquare(like)
  if (square === undefined) return false
  const { sets } = position.board
  return position.board.attacked(square, colorCode(by), sets[0] | sets[2], sets[1] | sets[3])
}

/** What `play` throws: the caller's mistake. Ask `isLegal`, or take the move from `findMove` or a parser. */
export class IllegalMoveError extends RangeError {
  readonly code = 'illegal-move'
  readonly position: Position
  /** What was given for a move. */
  readonly move: unknown

  constructor(position: Position, move: unknown) {
    super(`not a legal move in ${position.toString()}: ${shown(move)}`)
    this.name = 'IllegalMoveError'
    this.position = position
    this.move = move
  }
}

/** Anything at all may have been given for a move. */
function shown(value: unknown): string {
  try {
    const text = JSON.stringify(value) ?? String(value)
    return text.length > 200 ? `${text.slice(0, 200)}…` : text
  } catch {
    return `a value of type ${typeof value}`
  }
}

/**
 * The position after a legal move. Throws an `IllegalMoveError` for any other, and for what is no move. A move
 * that is known by its squares alone is found by `findMove`.
 *
 * @example
 * const after = play(standardPosition(), { kind: 'normal', from: 'e2', to: 'e4' })
 */
export function play(position: Position, move: MoveLike): Position {
  return playCode(position, codeOfLegal(position, move))
}

/** The same for a code that is known to be legal. It is not checked: for loops over `LegalMoves`. */
export function playCode(position: Position, move: MoveCode): Position {
  const next = Position.fromBoard(position.board)
  next.board.make(move)
  return next
}
