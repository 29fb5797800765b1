import { ROOK, WHITE } from './piece.js'
import type { Placement } from './placement.js'
import { onlyKing } from './setup.js'
import type { Square } from './square.js'

/** The first square of a colour's own rank: a1 or a8. */
const homeOf = (color: number): number => (color === WHITE ? 0 : 56)

/** The square of this colour's king, if it stands on its own first rank. */
export function kingAtHome(placement: Placement, color: number): Square | undefined {
  const king = onlyKing(placement, color)
  return king !== undefined && (king & 56) === homeOf(color) ? king : undefined
}

/**
 * The rook that `K` or `Q` means in an X-FEN: the outermost one on that side of the king. If there
 * is none, the corner square, so that the fault can be reported.
 */
export function namedRook(placement: Placement, color: number, side: 'K' | 'Q'): Square {
  const corner = homeOf(color) + (side === 'K' ? 7 : 0)
  const step = side === 'K' ? -1 : 1
  const king = kingAtHome(placement, color) ?? corner
  for (let square = corner; square !== king; square += step) {
    if (placement.codes[square] === ((ROOK << 1) | color)) return square as Square
  }
  return corner as Square
}
