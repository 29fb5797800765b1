// Positions

export { attackers, checkers } from './attackers.js'
export { destinations, targets } from './destinations.js'
export { drawBoard } from './drawing.js'
export { differences, squaresOf } from './occupied.js'
export { standardPosition } from './pgn/start.js'
export { makePlacement, Placement, type PlacementError, parsePlacement } from './placement.js'
export {
  hasLegalMove,
  IllegalMoveError,
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
  toPosition,
} from './position.js'
export { emptySetup, type Setup, type SetupLike } from './setup.js'
export { findFaults, type SetupFault, type SetupFaultCode } from './setup-faults.js'
export { StandingPosition, standingPosition } from './standing-position.js'
export { type TextBoard, textBoard } from './text-board.js'

// Moves, and why a move is illegal

export type { Move, MoveLike } from './move.js'
export { type NullMove, type NullMoveError, nullMove, playNull } from './null-move.js'
export { perft } from './perft.js'
export {
  findMove,
  type IllegalCode,
  type IntendedMove,
  type WhyIllegal,
  whyIllegal,
} from './why-illegal.js'

// Squares and pieces

export {
  type Color,
  makePieceLetter,
  opposite,
  type Piece,
  type PieceLetter,
  type PromotionRole,
  parsePieceLetter,
  promotionRoles,
  type Role,
  roles,
} from './piece.js'
export {
  type FileName,
  fileOf,
  isSquare,
  makeSquare,
  parseSquare,
  type RankName,
  rankOf,
  type Square,
  type SquareLike,
  type SquareName,
  squareAt,
  squareNames,
  squares,
  toSquare,
} from './square.js'
export { SquareSet } from './square-set.js'

// FEN and EPD

export {
  type Epd,
  type EpdError,
  type EpdMoveCode,
  type EpdOperand,
  makeEpd,
  parseEpd,
} from './epd/epd.js'
export {
  type CastlingStyle,
  type FenError,
  makeFen,
  type PositionError,
  type PositionReading,
  parseFen,
  parsePosition,
  type ReadPosition,
  standardFen,
} from './fen.js'

// Written moves

export {
  isNotationLanguage,
  lettersOf,
  type NotationLanguage,
  notationLanguages,
} from './notation/language.js'
export { makeSanLine, parseSanLine } from './notation/line.js'
export { makeLong, parseLong } from './notation/long.js'
export { type Marks, parseMarks } from './notation/marks.js'
export { makeSan, makeSans, type SanOptions, sanAsMade } from './notation/san.js'
export { parseSan, type SanError } from './notation/san-reading.js'
export { translateSan } from './notation/translate.js'
export { makeUci, type UciStyle } from './notation/uci.js'
export { parseUci, type UciError } from './notation/uci-reading.js'

// Spoken moves and Braille

export {
  makeAnnouncement,
  makePlainAnnouncement,
  parseAnnouncement,
  type SaidMove,
} from './notation/announcement.js'
export { transcribeAnnouncement } from './notation/announcement-reading.js'
export { makeBraille, parseBraille } from './notation/braille.js'
export { isBraille, transcribeBraille } from './notation/braille-cells.js'
export { ranksAreGerman } from './notation/spoken-words.js'

// Games: PGN and trees

export { type ClockComment, makeClockComment, parseClockComment } from './pgn/clock-comment.js'
export {
  type Arrow,
  type CommentData,
  type CommentLike,
  type Evaluation,
  type MarkedSquare,
  makeComment,
  parseComment,
  type ShapeColor,
} from './pgn/comment-data.js'
export type { PgnFault, PgnFaultCode, PgnPlace } from './pgn/fault.js'
export type { AfterIllegal, PgnGame, PgnMove, PgnVariation } from './pgn/game.js'
export { nagGlyph, parseNag } from './pgn/nag.js'
export { type PgnReading, parsePgn, readPgn } from './pgn/read.js'
export type { IllegalMove, IllegalMoveCode } from './pgn/replayed-game.js'
export type { PgnResult } from './pgn/word-bytes.js'
export { makePgn, type PgnWriting, TagNameError, type WritableGame } from './pgn/write.js'
export { type AddError, GameNode } from './tree/node.js'
export { type GameTree, gameOf, newTree, treeOf } from './tree/tree.js'

// The same position, and keys

export { polyglotKey } from './keys/polyglot.js'
export { zobristKey } from './keys/zobrist.js'
export { type PositionKey, positionKey, samePosition } from './position-key.js'
export { Repetitions } from './repetition.js'

// Chess960

export {
  type Chess960Number,
  chess960NumberOf,
  chess960Position,
  chess960Setup,
  drawChess960,
} from './chess960.js'

// Answers that may fail, and wrong arguments

export { ArgumentError } from './argument.js'
export { type Attempt, AttemptError, done, failed, unwrap } from './attempt.js'
