// The fast internals of this package, for hot loops: boards that are changed in place, moves and
// pieces as integers, sets of squares as pairs of 32-bit integers, PGN replayed from bytes. They
// may change in any version. `scripts/boundaries.test.ts` lists who may import them.

import type { Board } from './board.js'
import { Position } from './position.js'
import { StandingPosition } from './standing-position.js'

export { needPosition } from './argument.js'
export { between, lineThrough } from './attacks/lines.js'
export { bishopSlot, bishopTable, rookSlot, rookTable } from './attacks/sliders.js'
export { kingAttacks, knightAttacks, pawnAttacks } from './attacks/steps.js'
export { tablesAreFilled } from './attacks/tables.js'
export { lowest, popcount } from './bits.js'
export { Board } from './board.js'
export { chess960Rank } from './chess960.js'
export { copyBoard } from './copy-board.js'
export { illegalGrounds } from './illegal/why.js'
export { LegalMoves } from './legal.js'
export {
  CASTLING,
  castledKing,
  castledRook,
  codeOf,
  EN_PASSANT,
  fromOf,
  kindOf,
  type MoveCode,
  moveCode,
  moveOf,
  toOf,
} from './move.js'
export { lettersRead } from './notation/alphabet.js'
export { sanOf, sansOf } from './notation/san-writing.js'
export { nullMoveCode } from './null-move.js'
export {
  type CheckedGame,
  type Contradiction,
  type ContradictionCode,
  checkGame,
  finalFen,
  finalPosition,
  type MateQuestions,
} from './pgn/check.js'
export { PgnGameBuilder } from './pgn/game.js'
export { PgnReplay } from './pgn/replay.js'
export type { ReplayedGame } from './pgn/replayed-game.js'
export { PgnScanner } from './pgn/scanner.js'
export type { PgnPlaces, PgnVisitor } from './pgn/visitor.js'
export {
  BISHOP,
  BLACK,
  type ColorCode,
  colorCode,
  colorOf,
  KING,
  KNIGHT,
  PAWN,
  type PieceCode,
  pieceCode,
  pieceOf,
  QUEEN,
  ROOK,
  roleCode,
  WHITE,
} from './piece.js'
export { isSoundMove, playCode } from './position.js'
export { repairSetup } from './setup-repair.js'
export { MAX_MOVES, PROMOTING } from './target-sets.js'

/** The board of a position. Clone it before you change it. */
export const boardOf = (position: StandingPosition): Board => position.board

/** The position on a board that was reached by legal moves. The board is copied. */
export const positionFromBoard = (board: Board): Position => Position.fromBoard(board)

/**
 * What stands on a board with one king of each colour, however it was reached. The board is copied.
 */
export const standingOn = (board: Board): StandingPosition => StandingPosition.on(board.clone())
