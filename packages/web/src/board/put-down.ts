import { makeSquare, type Placement, type Square, type StandingPosition } from '@jadoube/chess'
import { meantMove } from './meant-move.js'

/** An act of the record, without when and by whom. */
export type PutDown =
  | { readonly act: 'move'; readonly from: string; readonly to: string; readonly press: false }
  | { readonly act: 'place'; readonly from: string; readonly to: string }

/**
 * What putting a piece down means. A king put on its own rook means castling, said as one act; on a
 * guarded board so does the king's step of two, and a capture en passant takes the pawn with it. Null
 * where no piece can be put. The position is not known to everyone who has a board before them.
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
