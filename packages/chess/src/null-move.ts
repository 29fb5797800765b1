import { type Attempt, done, failed } from './attempt.js'
import { isCheck, ofSameKind } from './position.js'
import type { StandingPosition } from './standing-position.js'

/** "If the player could pass": no move by the Laws, but annotators write it. */
export interface NullMove {
  readonly kind: 'null'
}

/** The pass as a value, where a list of moves may hold one. */
export const nullMove: NullMove = Object.freeze({ kind: 'null' })

/** What stands for a null move among move codes: from a1 to a1, as in UCI's `0000`. */
export const nullMoveCode = 0

/** Why a player cannot pass. */
export interface NullMoveError {
  readonly code: 'null-move-in-check'
  readonly reason: string
}

/** The position after a pass. A player in check cannot pass: the king could be captured. */
export function playNull<P extends StandingPosition>(position: P): Attempt<P, NullMoveError> {
  if (isCheck(position)) {
    return failed({ code: 'null-move-in-check', reason: 'a player in check cannot pass' })
  }
  const board = position.board.clone()
  board.pass()
  return done(ofSameKind(position, board))
}
