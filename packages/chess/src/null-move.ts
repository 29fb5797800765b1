import { needPosition } from './argument.js'
import { type Attempt, done, failed } from './attempt.js'
import type { Board } from './board.js'
import { isCheck, ofSameKind } from './position.js'
import type { StandingPosition } from './standing-position.js'

/** A null move ("if the player could pass"). The Laws do not have it, but annotators use it. */
export interface NullMove {
  readonly kind: 'null'
}

/** The null move as a value, for lists that may contain one. */
export const nullMove: NullMove = Object.freeze({ kind: 'null' })

/** The code of a null move: from a1 to a1, like `0000` in UCI. */
export const nullMoveCode = 0

/** Why a null move cannot be played. */
export interface NullMoveError {
  readonly code: 'null-move-in-check'
  readonly reason: string
}

/**
 * The position after a null move. A player in check cannot pass, because the king could be
 * captured.
 */
export function playNull<P extends StandingPosition>(position: P): Attempt<P, NullMoveError> {
  needPosition(position, 'playNull')
  if (isCheck(position)) {
    return failed({ code: 'null-move-in-check', reason: 'a player in check cannot pass' })
  }
  const board = position.board.clone()
  passTurn(board)
  return done(ofSameKind(position, board))
}

/** Gives the turn to the other side, and returns what `takeBackPass` needs. */
export function passTurn(board: Board): number {
  const us = board.turn
  const undo = ((board.enPassant + 1) << 8) | (Math.min(board.quiet, 65535) << 15)
  board.turn = us ^ 1
  board.moveNumber += us
  board.enPassant = -1
  board.quiet++
  return undo
}

/** Takes a null move back; `undo` is what `passTurn` returned for it. */
export function takeBackPass(board: Board, undo: number): void {
  board.turn ^= 1
  board.moveNumber -= board.turn
  board.enPassant = ((undo >> 8) & 127) - 1
  board.quiet = undo >>> 15
}
