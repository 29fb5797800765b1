import {
  legalMovesFrom,
  type Move,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'

/** Like `findMove`, but without a reason for an illegal move. That code is loaded later. */
export function findLegalMove(
  position: StandingPosition,
  from: Square,
  to: Square,
  promotion?: Role,
): Move | undefined {
  return legalMovesFrom(position, from).find(move => {
    // The king goes onto its rook, or at least two squares to its castling square.
    const goesThere =
      move.kind === 'castling'
        ? move.rook === to || (move.to === to && Math.abs(to - from) > 1)
        : move.to === to
    return goesThere && (move.kind === 'promotion' ? move.promotion : undefined) === promotion
  })
}
