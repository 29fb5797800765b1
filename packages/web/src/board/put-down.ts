import { makeSquare, type Placement, type Square, type StandingPosition } from '@jadoube/chess'
import { findLegalMove } from './find-legal-move.js'

/** An act of the record, without its time and author. */
export type PutDown =
  | { readonly act: 'move'; readonly from: string; readonly to: string; readonly press: false }
  | { readonly act: 'place'; readonly from: string; readonly to: string }

/**
 * Determines what putting a piece down means. A king put on its own rook castles, as one act. On a
 * board that allows only legal moves, so does a king's step of two, and a capture en passant also
 * removes the pawn. Null if the piece cannot be put there. The position is undefined if this device
 * may not know it.
 */
export function putDown(
  board: Placement,
  position: StandingPosition | undefined,
  isGuarded: boolean,
  from: Square,
  to: Square,
): PutDown | null {
  const [piece, target] = [board.at(from), board.at(to)]
  const ontoOwn = target !== undefined && target.color === piece?.color
  const kind = position === undefined ? null : (findLegalMove(position, from, to)?.kind ?? null)
  const castles =
    position === undefined ? piece?.role === 'king' && target?.role === 'rook' : kind === 'castling'
  if (ontoOwn && !castles) return null
  const squares = { from: makeSquare(from), to: makeSquare(to) }
  const isOneAct = ontoOwn || (isGuarded && (castles || kind === 'en-passant'))
  return isOneAct ? { act: 'move', ...squares, press: false } : { act: 'place', ...squares }
}
