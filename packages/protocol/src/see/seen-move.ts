import {
  type Color,
  makeSquare,
  type Piece,
  type Placement,
  promotionRoles,
  rankOf,
  type Square,
  squares,
} from '@jadoube/chess'
import type { WrittenMove } from '@jadoube/laws'
import { letterOfPromotion } from '@jadoube/laws/internals'

const isSame = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one?.role === other?.role && one?.color === other?.color

/**
 * The move that a player appears to have made, from the placement before and after. It may be
 * illegal. Null if it is not a single move.
 */
export function seenMove(before: Placement, after: Placement, by: Color): WrittenMove | null {
  const left: Square[] = []
  const arrived: Square[] = []
  for (const square of squares) {
    const pieceBefore = before.at(square)
    const pieceAfter = after.at(square)
    if (isSame(pieceBefore, pieceAfter)) continue
    if (pieceBefore?.color === by) left.push(square)
    if (pieceAfter?.color === by) arrived.push(square)
  }
  const castling = castlingIn(before, after, left, arrived)
  if (castling !== null) return castling
  const [from] = left
  const [to] = arrived
  if (from === undefined || to === undefined || left.length > 1 || arrived.length > 1) return null
  const written = { from: makeSquare(from), to: makeSquare(to) }
  const role = after.at(to)?.role
  if (before.at(from)?.role === role) return written
  const promotion = promotionRoles.find(each => each === role)
  const isPawn = before.at(from)?.role === 'pawn'
  const isLast = rankOf(to) === (by === 'white' ? 7 : 0)
  if (!isPawn || !isLast || promotion === undefined) return null
  return { ...written, promotion: letterOfPromotion(promotion) }
}

/** A king and a rook that have moved on one rank as in castling. */
function castlingIn(
  before: Placement,
  after: Placement,
  left: readonly Square[],
  arrived: readonly Square[],
): WrittenMove | null {
  if (left.length !== 2 || arrived.length !== 2) return null
  const find = (placement: Placement, among: readonly Square[], role: string) =>
    among.find(square => placement.at(square)?.role === role)
  const from = find(before, left, 'king')
  const rook = find(before, left, 'rook')
  const to = find(after, arrived, 'king')
  const rookTo = find(after, arrived, 'rook')
  if (from === undefined || rook === undefined || to === undefined || rookTo === undefined)
    return null
  const ranks = new Set([from, rook, to, rookTo].map(rankOf))
  if (ranks.size > 1) return null
  return { from: makeSquare(from), to: makeSquare(to), rook: makeSquare(rook) }
}
