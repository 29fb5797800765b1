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

/** Events on the board. */
export const boardEvents = {
  'piece-touched': {
    by: color,
    square: squareName,
    /** The English letter of the piece, upper case for White. */
    piece: text,
    /** False if the player does not have the move. Then the touch is not binding. */
    binds: flag,
    /**
     * `unknown`: in an unknown order with the piece before it. `together`: with others in one act.
     */
    order: optional(oneOf(['unknown', 'together'])),
  },
  /** It was clearly accidental and is not binding. */
  'touch-lifted': {
    by: color,
    square: squareName,
    /** The ply at which the player seemed to have broken Article 4 but had not. */
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
  /** A piece is on a square, but the hand has not released it. */
  'piece-held': { by: color, from: nullable(squareName), to: squareName, piece: text },
  /** Released, but not clearly on one of these squares. */
  'piece-between-squares': { by: color, from: squareName, squares: list(squareName), piece: text },
  'pieces-restored': { by: oneOf(['white', 'black', 'arbiter']) },
  /** D.2.2: felt in its hole, which is not a touch. */
  'piece-felt': { by: color, square: squareName },
  /** D.2.3: a move stands on the board of a player who must announce it too. */
  'move-carried-out': {
    by: color,
    /** Only if it is not legal. */
    legal: optional(flag),
    twoHands: optional(flag),
    ...writtenMoveFields,
  },
  /** D.1: from now on each player has a board. */
  'two-boards-set-up': { by: nullable(color) },
  /** One of two boards has changed, but not the game. */
  'board-handled': {
    by: oneOf(actors),
    board: color,
    from: nullable(squareName),
    to: nullable(squareName),
    piece: text,
  },
  /** D.2.1: the opponent's move is carried out on this board; implied if nobody reported how. */
  'move-executed': {
    by: oneOf(actors),
    board: color,
    move: writtenMove,
    implied: optional(oneOf([true])),
  },
  /** D.2.9: this player's board shows the position of the game again. */
  'boards-adjusted': { player: color },
  /** D.2.9: after this ply the game follows both scoresheets. */
  'game-corrected': { ply: number, moves: list(writtenMove) },
  'position-transferred': {},
  'move-part-made': {
    by: color,
    /** The moves that it may still become. */
    moves: list(writtenMove),
    /**
     * None of these may be played because of earlier touches (4.3, 4.4.2), so it is not binding.
     */
    barred: optional(oneOf([true])),
  },
  'move-made': {
    by: color,
    /** Left out for people who may not know it. They take each move for a legal one. */
    legal: optional(flag),
    twoHands: optional(flag),
    /** Castling the other way round, where king and queen were swapped (Finnish blitz 7). */
    mirrored: optional(flag),
    ...writtenMoveFields,
  },
  'move-completed': {
    by: color,
    /** The number of legal moves so far. Left out, like `legal`, for people who may not know it. */
    ply: optional(number),
    legal: optional(flag),
    how: oneOf(['press', 'game-end', 'next-move', 'later-press', 'sealed']),
    /** The number of moves that a later press has completed, up to this ply. */
    moves: optional(number),
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
    /** Only this fault of that move. */
    kind: optional(oneOf(irregularityKinds)),
  },
  /** The player wants the illegal move after this ply corrected, though it stands (A.4.2). */
  'correction-proposed': {
    by: color,
    ply: number,
    /** The opponent has proposed it, and this player agrees. */
    agrees: optional(flag),
  },
  /** A.4.4: the arbiter waits for the next move of this player to be completed; null: no longer. */
  'next-move-awaited': { of: nullable(color), what: optional(oneOf(impossibles)) },
  'illegal-move-ruled': {
    by: color,
    ply: number,
    kind: oneOf(irregularityKinds),
    /** The number of this player's illegal move, as the edition counts. */
    count: number,
  },
  'pawn-promoted': { by: color, from: squareName, to: squareName, promotion: promotionLetter },
  'position-reinstated': {
    /** The ply of the reinstated position. */
    ply: number,
    fen: text,
    /** The pieces already touched in it (4.3 applies to the replacing move). */
    touched: list(squareName),
    /** The groups of them that were touched together. */
    together: optional(list(list(squareName))),
    released: nullable(list(writtenMove)),
    /** The chosen promotion piece (4.4.4). */
    chosen: optional(object({ square: squareName, promotion: promotionLetter })),
    /** The move of an incorrect claim, which must be played (9.5.3). */
    intended: optional(writtenMove),
    /** The position before play continued from an incorrect board. */
    beforeTakeOver: optional(oneOf([true])),
    /** The player whose press no longer counts: its increment is taken back. */
    withdrawn: nullable(color),
    /** The move goes on with what was left of its delay at that press. */
    goesOn: optional(oneOf([true])),
  },
} satisfies EventTable
