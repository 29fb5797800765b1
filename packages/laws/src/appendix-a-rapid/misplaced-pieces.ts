import { type StandingPosition, standingPosition } from '@jadoube/chess'

/**
 * A.4.1.2: who may castle where pieces stood wrongly at the start. A king on a wrong square may not, nor
 * may anybody with a rook on a wrong square; what stood right is not touched by it.
 */
export function withRightsOf(
  stood: StandingPosition,
  shouldBe: StandingPosition,
): StandingPosition {
  const castling = shouldBe.castling.filter(rook => {
    const piece = shouldBe.at(rook)!
    return stood.at(rook) === piece && stood.king(piece.color) === shouldBe.king(piece.color)
  })
  return standingPosition({ ...stood.toSetup(), castling })!
}
