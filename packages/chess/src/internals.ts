// The fast inside of this package, for hot loops: boards that are changed in place, moves and pieces as integers, sets of
// squares as pairs of 32-bit integers. No promise is made for it between versions; `scripts/boundaries.test.ts` says who
// may import it.

export { between, lineThrough } from './attacks/lines.js'
export { bishopSlot, bishopTable, rookSlot, rookTable } from './attacks/sliders.js'
export { kingAttacks, knightAttacks, pawnAttacks } from './attacks/steps.js'
export { lowest, popcount } from './bits.js'
export { Board } from './board.js'
export { LegalMoves } from './legal.js'
export {
  CASTLING,
  castledKing,
  castledRook,
  EN_PASSANT,
  type MoveCode,
  moveCode,
  moveOf,
} from './move.js'
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
export { playCode } from './position.js'
export { MAX_MOVES, PROMOTING } from './sheaves.js'
