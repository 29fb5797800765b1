import { needObject, needPieces, needPlacement } from './argument.js'
import { type Piece, pieceOf } from './piece.js'
import type { Placement } from './placement.js'
import { SquareSet } from './square-set.js'
import type { StandingPosition } from './standing-position.js'

/**
 * The squares of all pieces of this colour, of this role, or of both; of all pieces if neither is
 * given.
 *
 * @example
 * squaresOf(standardPosition(), { role: 'pawn' }).size // → 16
 * squaresOf(standardPosition(), { color: 'black', role: 'king' }).names() // → ['e8']
 * squaresOf(standardPosition()).complement().size // → 32
 */
export function squaresOf(of: StandingPosition | Placement, which: Partial<Piece> = {}): SquareSet {
  needPieces(of, 'squaresOf')
  needObject(which, 'squaresOf', 'which')
  const { color, role } = which
  return squaresWhere(('placement' in of ? of.placement : of).codes, code => {
    const piece = pieceOf(code)
    if (piece === undefined) return false
    return piece.color === (color ?? piece.color) && piece.role === (role ?? piece.role)
  })
}

/**
 * The squares on which two placements differ.
 *
 * @example
 * const start = standardPosition()
 * const after = play(start, unwrap(parseSan(start, 'e4')))
 * differences(start.placement, after.placement).names() // → ['e2', 'e4']
 */
export function differences(one: Placement, other: Placement): SquareSet {
  needPlacement(one, 'differences')
  needPlacement(other, 'differences')
  return squaresWhere(one.codes, (code, square) => code !== other.codes[square])
}

function squaresWhere(
  codes: Uint8Array,
  test: (code: number, square: number) => boolean,
): SquareSet {
  let lo = 0
  let hi = 0
  for (let square = 0; square < 64; square++) {
    if (!test(codes[square], square)) continue
    if (square < 32) lo |= 1 << square
    else hi |= 1 << square
  }
  return SquareSet.fromHalves(lo, hi)
}
