import { type Color, type Piece, type Placement, rankOf, squares } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { boardOf } from '../game/standing.js'
import type { Irregularity } from '../game/state.js'

/**
 * No text says how often a move counts that is illegal and was also made with two hands. It counts
 * once, unless the reading in force counts each fault. Two hands that are only a breach (2009) add
 * nothing.
 */
export function secondFault(ruling: OpenRuling, by: Color, ply: number, base: Placement): void {
  const { twoFaultsInOneMove, twoHands, twoHandsMoves } = ruling.rules
  if (twoFaultsInOneMove !== 'each-counts' || twoHands === 'breach') return
  if (ruling.state.hand?.twoHands !== true) return
  if (twoHandsMoves !== 'any-move' && !isListedMove(base, boardOf(ruling.state), by)) return
  ruling.happen({
    type: 'irregularity-arose',
    at: ruling.at,
    kind: 'two-hands',
    by,
    ply,
    ...ruling.by('illegal.two-hands'),
  })
}

/** Whether it is castling, a capture or a promotion, legal or not: the moves that 7.5.4 lists. */
function isListedMove(base: Placement, board: Placement, by: Color): boolean {
  const isPawn = (piece: Piece | undefined) => piece?.role === 'pawn' && piece.color === by
  const isOpponents = (piece: Piece | undefined) => piece !== undefined && piece.color !== by
  const lastRank = by === 'white' ? 7 : 0
  let changed = 0
  let captured = 0
  let promoted = 0
  for (const square of squares) {
    const before = base.at(square)
    const after = board.at(square)
    if (before === after) continue
    changed++
    if (isOpponents(before)) captured++
    if (isOpponents(after)) captured--
    if (isPawn(before)) promoted++
    if (isPawn(after) && rankOf(square) !== lastRank) promoted--
  }
  return captured > 0 || promoted > 0 || changed > 2
}

/** The other faults of the same move, completed with the same press. */
export const faultsInTheSameMove = (
  ruling: OpenRuling,
  found: Irregularity,
): readonly Irregularity[] =>
  ruling.state.irregularities.filter(
    each =>
      each !== found &&
      each.kind === 'two-hands' &&
      each.by === found.by &&
      each.ply === found.ply &&
      each.at === found.at,
  )
