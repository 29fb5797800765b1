import { makeSquare, type Placement, type Square, type StandingPosition } from '@jadoube/chess'
import { meantMove } from './meant-move.js'

/** An act of the record, without its time and author. */
export type PutDown =
  | { readonly act: 'move'; readonly from: string; readonly to: string; readonly press: false }
  | { readonly act: 'place'; readonly from: string; readonly to: string }

/**
 * Determines what putting a piece down means. A king put on its own rook castles, as one act. On a
 * board that allows only legal moves, so does a king's step of two, and a capture en passant also
 * removes the pawn. Null if the piece cannot be put there. The position may be unknown to the person who
 * has the board.
 */
export function putDown(
  board: Placement,
  position: StandingPosition | undefined,
  isGuarded: boolean,
  from: Square,
  to: Square,
): PutDown | null {
  const [piece, there] = [board.at(from), board.at(to)]
  const ontoOwn = there !== undefined && there.color === piece?.color
  const kind = position === undefined ? null : (meantMove(position, from, to)?.kind ?? null)
  const castles =
    position === undefined ? piece?.role === 'king' && there?.role === 'rook' : kind === 'castling'
  if (ontoOwn && !castles) return null
  const squares = { from: makeSquare(from), to: makeSquare(to) }
  const asOne = ontoOwn || (isGuarded && (castles || kind === 'en-passant'))
  return asOne ? { act: 'move', ...squares, press: false } : { act: 'place', ...squares }
}
