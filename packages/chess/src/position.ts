import { needPosition, shown } from './argument.js'
import { type Attempt, done, failed } from './attempt.js'
import type { Board } from './board.js'
import { LegalMoves, MAX_MOVES } from './legal.js'
import {
  CASTLING,
  fromOf,
  type IntendedMove,
  isSameMove,
  kindOf,
  type Move,
  type MoveCode,
  type MoveLike,
  moveCode,
  moveOf,
  toOf,
} from './move.js'
import { type Color, colorCode, KING, PAWN, WHITE } from './piece.js'
import { exactSetup, needSetup, type SetupLike } from './setup.js'
import { findFaults, type SetupFault } from './setup-faults.js'
import { isSquare, type SquareLike, toSquare } from './square.js'
import { boardOfSetup, StandingPosition } from './standing-position.js'

/**
 * A position from which a game can continue: one king each, the side that has just moved is not in
 * check, no pawn on the first or last rank. It is immutable; `play` returns the next one.
 *
 * @example
 * const start = parsePosition(standardFen)
 * start.ok && start.value.turn // → 'white'
 */
export class Position extends StandingPosition {
  // Makes the type differ from `StandingPosition`, which has the same members.
  declare private readonly isPosition: true

  /** Turns a setup into a position, or lists every fault that prevents it. */
  static from(setup: SetupLike): Attempt<Position, readonly SetupFault[]> {
    needSetup(setup, 'Position.from')
    const faults = findFaults(setup)
    return faults.length > 0 ? failed(faults) : done(new Position(boardOfSetup(exactSetup(setup))))
  }

  /**
   * The position on a board that was reached by legal moves. The board is copied.
   * @internal
   */
  static fromBoard(board: Board): Position {
    return new Position(board.clone())
  }

  /**
   * Like `fromBoard`, but without a copy: the caller must not change the board any more.
   * @internal
   */
  static after(board: Board): Position {
    return new Position(board)
  }
}

/** Converts a `StandingPosition` to a `Position`; undefined if no game can continue from it. */
export function toPosition(standing: StandingPosition): Position | undefined {
  needPosition(standing, 'toPosition')
  if (standing instanceof Position) return standing
  const position = Position.from(standing.toSetup())
  return position.ok ? position.value : undefined
}

// Shared by all calls, because no function here is recursive.
const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)
let lastRead: Board | null = null

/** The legal moves on a board. Callers often ask several questions about one position in a row. */
function read({ board }: StandingPosition): LegalMoves {
  if (board !== lastRead) legal.read(board)
  lastRead = board
  return legal
}

/**
 * All legal moves (Article 3.10.1). Each move is one frozen value, so `===` compares moves.
 *
 * @example
 * legalMoves(standardPosition()).length // → 20
 */
export function legalMoves(position: StandingPosition): Move[] {
  needPosition(position, 'legalMoves')
  const n = read(position).list(list)
  const isPosition = position instanceof Position
  const moves: Move[] = new Array(n)
  let count = 0
  for (let i = 0; i < n; i++) {
    if (isPosition || isSoundMove(position.board, list[i])) moves[count++] = moveOf(list[i])
  }
  moves.length = count
  return moves
}

/**
 * After an illegal move, a king may stand where it could be captured, and a pawn on its last rank.
 * Captures of a king and moves of such a pawn are not legal moves (1.4.1, 3.7.3.3).
 */
export function isSoundMove(board: Board, code: MoveCode): boolean {
  const { pieces } = board
  const from = fromOf(code)
  if (kindOf(code) !== CASTLING && pieces[toOf(code)] >> 1 === KING) return false
  return pieces[from] >> 1 !== PAWN || from >> 3 !== (board.turn === WHITE ? 7 : 0)
}

/**
 * The legal moves of the piece on this square. Castling is a move of the king.
 *
 * @example
 * legalMovesFrom(standardPosition(), 'g1').map(makeUci) // → ['g1f3', 'g1h3']
 */
export function legalMovesFrom(position: StandingPosition, from: SquareLike): Move[] {
  needPosition(position, 'legalMovesFrom')
  const square = toSquare(from)
  return legalMoves(position).filter(move => move.from === square)
}

/** The legal moves to this square. Castling ends on the king's final square. */
export function legalMovesTo(position: StandingPosition, to: SquareLike): Move[] {
  needPosition(position, 'legalMovesTo')
  const square = toSquare(to)
  return legalMoves(position).filter(move => move.to === square)
}

/** Whether this is a legal move. A value that is not a move at all gives false. */
export function isLegal(position: StandingPosition, move: MoveLike): boolean {
  needPosition(position, 'isLegal')
  return legalCodeOf(position, move) >= 0
}

/**
 * The code of a legal move; -1 for anything else, including a value that only looks like a move.
 */
export function legalCodeOf(position: StandingPosition, given: unknown): MoveCode {
  const { board } = position
  const move = exactMove(given)
  if (move === undefined) return -1
  if (move.kind === undefined) return codeOfSquares(position, move)
  const code = moveCode(move)
  if (!read(position).has(code) || !isSoundMove(board, code)) return -1
  // A malformed move may have the code of another move.
  return isSameMove(moveOf(code), move) ? code : -1
}

/**
 * The code of the legal move between two squares. As in `findMove`, castling may be given by the
 * king's or the rook's square.
 */
function codeOfSquares(
  position: StandingPosition,
  { from, to, promotion }: IntendedMove,
): MoveCode {
  // A caller without types may pass null for no promotion.
  const wanted = promotion ?? undefined
  // The king's steps come before castling: in Chess960 both may go to the same square.
  const found = legalMoves(position).find(
    move =>
      move.from === from &&
      (move.to === to || (move.kind === 'castling' && move.rook === to)) &&
      (move.kind === 'promotion' ? move.promotion : undefined) === wanted,
  )
  return found === undefined ? -1 : moveCode(found)
}

/** The code of a move that must be legal. Throws an `IllegalMoveError` if it is not. */
export function codeOfLegal(position: StandingPosition, move: unknown): MoveCode {
  const code = legalCodeOf(position, move)
  if (code < 0) throw new IllegalMoveError(position, move)
  return code
}

/** The move with square names turned into numbers; undefined if the value is not a move at all. */
function exactMove(given: unknown): Move | (IntendedMove & { kind?: undefined }) | undefined {
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

/** Whether the player to move has a legal move. */
export function hasLegalMove(position: StandingPosition): boolean {
  needPosition(position, 'hasLegalMove')
  if (read(position).count === 0) return false
  return position instanceof Position || legalMoves(position).length > 0
}

/** Whether the player to move is in check (Article 3.9.1). */
export function isCheck(position: StandingPosition): boolean {
  needPosition(position, 'isCheck')
  return position.board.inCheck()
}

/**
 * Whether the player to move is checkmated (Article 5.1.1).
 *
 * @example
 * isCheckmate(unwrap(parsePosition('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'))) // → true
 */
export function isCheckmate(position: StandingPosition): boolean {
  needPosition(position, 'isCheckmate')
  return !hasLegalMove(position) && position.board.inCheck()
}

/**
 * Whether the player to move is stalemated: not in check and without a legal move (Article 5.2.1).
 */
export function isStalemate(position: StandingPosition): boolean {
  needPosition(position, 'isStalemate')
  return !hasLegalMove(position) && !position.board.inCheck()
}

/** Whether a piece of this colour attacks the square (Article 3.1.2). */
export function isAttacked(position: StandingPosition, like: SquareLike, by: Color): boolean {
  needPosition(position, 'isAttacked')
  const square = toSquare(like)
  if (square === undefined) return false
  const { sets } = position.board
  return position.board.attacked(square, colorCode(by), sets[0] | sets[2], sets[1] | sets[3])
}

/**
 * Thrown by `play` and the writers for a move that is not legal. To avoid it, check with `isLegal`,
 * or use a move from `findMove` or a parser.
 */
export class IllegalMoveError extends RangeError {
  readonly code = 'illegal-move'
  readonly position: StandingPosition
  /** The value that was passed as a move. */
  readonly move: unknown

  constructor(position: StandingPosition, move: unknown) {
    const hint = typeof move === 'string' ? ', a text; parseSan and parseUci read moves' : ''
    super(`not a legal move in ${position.toString()}: ${shown(move)}${hint}`)
    this.name = 'IllegalMoveError'
    this.position = position
    this.move = move
  }
}

/**
 * Plays a legal move and returns the next position. Throws an `IllegalMoveError` if the move is not
 * legal.
 *
 * @example
 * play(standardPosition(), { from: 'e2', to: 'e4' }).turn // → 'black'
 */
export function play<P extends StandingPosition>(position: P, move: MoveLike): P {
  needPosition(position, 'play')
  return playCode(position, codeOfLegal(position, move))
}

/**
 * Like `play`, for a move code that is known to be legal. It is not checked: for loops over
 * `LegalMoves`.
 */
export function playCode<P extends StandingPosition>(position: P, move: MoveCode): P
export function playCode(position: StandingPosition, move: MoveCode): StandingPosition {
  const board = position.board.clone()
  board.make(move)
  return ofSameKind(position, board)
}

/**
 * Wraps a board in the type of `before`: a `Position` leads to a `Position`, a `StandingPosition`
 * to another one.
 */
export function ofSameKind<P extends StandingPosition>(before: P, board: Board): P
export function ofSameKind(before: StandingPosition, board: Board): StandingPosition {
  return before instanceof Position ? Position.after(board) : StandingPosition.on(board)
}
