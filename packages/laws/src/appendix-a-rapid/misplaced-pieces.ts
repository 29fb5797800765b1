import { type StandingPosition, standingPosition } from '@jadoube/chess'

/**
 * A.4.1.2: castling rights if pieces were set up wrongly. A king on a wrong square may not castle,
 * and nobody may castle with a rook on a wrong square. Other rights are not affected.
 */
export function withRightsOf(
  actual: StandingPosition,
  shouldBe: StandingPosition,
): StandingPosition {
  const castling = shouldBe.castling.filter(rook => {
    const piece = shouldBe.at(rook)!
    return actual.at(rook) === piece && actual.king(piece.color) === shouldBe.king(piece.color)
  })
  return standingPosition({ ...actual.toSetup(), castling })!
}
