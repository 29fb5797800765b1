import { flag, list, nullable, number, object, oneOf, optional, text } from '../shape/index.js'
import { actors } from './act-words.js'
import {
  color,
  type EventTable,
  promotionLetter,
  squareName,
  writtenMove,
  writtenMoveFields,
} from './event-fields.js'
import { impossibles, irregularityKinds } from './state.js'

/** On the board. */
export const boardEvents = {
  'piece-touched': {
    by: color,
    square: squareName,
    /** An English letter, white pieces in capitals. */
    piece: text,
    /** False where the player does not have the move: the touch then binds to nothing. */
    binds: flag,
    /** In no known order with the piece before it; or together with others, in one act. */
    order: optional(oneOf(['unknown', 'together'])),
  },
  /** It was clearly by accident, and binds to nothing. */
  'touch-lifted': {
    by: color,
    square: squareName,
    /** The ply at which the player was taken to have broken Article 4, and had not. */
    inOrder: optional(number),
  },
  'pieces-adjusted': { by: color, squares: list(squareName) },
  'piece-placed': {
    by: color,
    from: nullable(squareName),
    to: squareName,
    piece: text,
    twoHands: optional(flag),
  },
  'piece-removed': { by: color, square: squareName, piece: text },
  'piece-displaced': { by: color, from: squareName, to: squareName, piece: text },
  'piece-put-back': { by: color, from: squareName, to: squareName, piece: text },
  /** It stands on a square, and the hand has not let go of it. */
  'piece-held': { by: color, from: nullable(squareName), to: squareName, piece: text },
  /** Released, and on none of these squares clearly. */
  'piece-between-squares': { by: color, from: squareName, squares: list(squareName), piece: text },
  'pieces-restored': { by: oneOf(['white', 'black', 'arbiter']) },
  /** D.2.2: felt in its hole, which is no touch. */
  'piece-felt': { by: color, square: squareName },
  /** D.2.3: a legal move stands on the board of a player who must announce it too. */
  'move-carried-out': { by: color, twoHands: optional(flag), ...writtenMoveFields },
  /** D.1: from now on each player has a board. */
  'two-boards-set-up': { by: nullable(color) },
  /** Something changed on one of two boards, and nothing in the game. */
  'board-handled': {
    by: oneOf(actors),
    board: color,
    from: nullable(squareName),
    to: nullable(squareName),
    piece: text,
  },
  /** D.2.1: the opponent's move is carried out on this board; implied where nobody said how. */
  'move-executed': {
    by: oneOf(actors),
    board: color,
    move: writtenMove,
    implied: optional(oneOf([true])),
  },
  /** D.2.9: this player's board shows the position of the game again. */
  'boards-adjusted': { player: color },
  /** D.2.9: after this ply the game goes as both scoresheets have it. */
  'game-corrected': { ply: number, moves: list(writtenMove) },
  'position-transferred': {},
  'move-part-made': {
    by: color,
    /** What it may still become. */
    moves: list(writtenMove),
    /** None of these may be played, because of what was touched before (4.3, 4.4.2): it binds to nothing. */
    barred: optional(oneOf([true])),
  },
  'move-made': {
    by: color,
    /** Not said to who may not be told: such a reader takes each move for a legal one. */
    legal: optional(flag),
    twoHands: optional(flag),
    /** Castling the other way round, where king and queen were swapped (Finnish blitz 7). */
    mirrored: optional(flag),
    ...writtenMoveFields,
  },
  'move-completed': {
    by: color,
    /** How many legal moves had been made. Not said, like `legal`, to who may not be told. */
    ply: optional(number),
    legal: optional(flag),
    how: oneOf(['press', 'game-end', 'next-move', 'sealed']),
  },
  obligation: { player: color, moves: list(writtenMove) },
  'irregularity-arose': {
    kind: oneOf(irregularityKinds),
    by: color,
    ply: number,
    /** The pawn that was left on its last rank. */
    pawn: optional(object({ from: squareName, to: squareName })),
    /** The legal move that was made with two hands. */
    move: optional(writtenMove),
  },
  breach: { by: color },
  'illegal-move-stands': {
    by: color,
    ply: number,
    /** Only this one of the faults of that move. */
    kind: optional(oneOf(irregularityKinds)),
  },
  /** The player wants the illegal move after this ply corrected, though it stands (A.4.2). */
  'correction-proposed': { by: color, ply: number },
  /** A.4.4: the arbiter waits for the next move of this player to be completed; null: no longer. */
  'next-move-awaited': { of: nullable(color), what: optional(oneOf(impossibles)) },
  'illegal-move-ruled': {
    by: color,
    ply: number,
    kind: oneOf(irregularityKinds),
    /** Which one of this player's it is, as the edition counts. */
    count: number,
  },
  'pawn-promoted': { by: color, from: squareName, to: squareName, promotion: promotionLetter },
  'position-reinstated': {
    /** The ply after which it stood so. */
    ply: number,
    fen: text,
    /** Who has touched a piece in it already, and which (4.3 holds for the move that replaces). */
    touched: list(squareName),
    /** Of those, what was touched together. */
    together: optional(list(list(squareName))),
    released: nullable(list(writtenMove)),
    /** The piece that had touched its promotion square (4.4.4). */
    chosen: optional(object({ square: squareName, promotion: promotionLetter })),
    /** The move of an incorrect claim, which has to be played (9.5.3). */
    intended: optional(writtenMove),
    /** As it stood before play continued from a board that was not right. */
    beforeTakeOver: optional(oneOf([true])),
    /** A press that no longer counts: its increment is taken back. */
    withdrawn: nullable(color),
  },
} satisfies EventTable
