export { type Attempt, done, failed } from './attempt.js'
export { Board } from './board.js'
export {
  type Chess960Number,
  chess960NumberOf,
  chess960Position,
  chess960Rank,
  chess960Setup,
  drawChess960,
} from './chess960.js'
export {
  type CastlingStyle,
  type FenError,
  makeFen,
  parseFen,
  parsePosition,
  standardFen,
} from './fen.js'
export { LegalMoves, MAX_MOVES } from './legal.js'
export { type Move, type MoveCode, moveCode, moveOf } from './move.js'
export { perft, perftOf } from './perft.js'
export {
  type Color,
  makePieceLetter,
  opposite,
  type Piece,
  type PieceCode,
  type PromotionRole,
  parsePieceLetter,
  pieceCode,
  pieceOf,
  promotionRoles,
  type Role,
  roles,
} from './piece.js'
export { makePlacement, Placement, type PlacementError, parsePlacement } from './placement.js'
export {
  hasLegalMove,
  isAttacked,
  isCheck,
  isCheckmate,
  isLegal,
  isStalemate,
  legalMoves,
  legalMovesFrom,
  legalMovesTo,
  Position,
  play,
  playCode,
} from './position.js'
export { type PositionKey, positionKey, samePosition } from './position-key.js'
export { emptySetup, type Setup } from './setup.js'
export { findFaults, type SetupFault, type SetupFaultCode } from './setup-faults.js'
export {
  type FileName,
  fileOf,
  makeSquare,
  parseSquare,
  type RankName,
  rankOf,
  type Square,
  type SquareName,
  squareAt,
  squareNames,
} from './square.js'
