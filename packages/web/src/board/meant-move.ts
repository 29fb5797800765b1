import {
  legalMovesFrom,
  type Move,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'

/** As `findMove`, for a hand that asks for no reason: what explains an illegal move is fetched later. */
export function meantMove(
  position: StandingPosition,
  from: Square,
  to: Square,
  promotion?: Role,
): Move | undefined {
  return legalMovesFrom(position, from).find(move => {
    // The king goes onto its rook, or two squares or more to where it castles.
    const goesThere =
      move.kind === 'castling'
        ? move.rook === to || (move.to === to && Math.abs(to - from) > 1)
        : move.to === to
    return goesThere && (move.kind === 'promotion' ? move.promotion : undefined) === promotion
  })
}
