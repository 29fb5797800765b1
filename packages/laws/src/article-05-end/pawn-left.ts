import { makeSquare, type StandingPosition } from '@jadoube/chess'
import { playLegal } from '../game/legal-moves.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { standing } from '../game/standing.js'
import { moveOfWritten } from '../game/written-move.js'

/**
 * The position for deciding who can mate: the actual board, with what an illegal move has left
 * there. A pawn left on its last rank counts as what its correction makes of it, as long as it can
 * be corrected: the queen of 7.5.2, in 2009 the pawn before its move (7.4.a).
 */
export function positionForMate({ state, rules }: OpenRuling): StandingPosition | undefined {
  const left = state.irregularities.find(({ kind }) => kind === 'unpromoted-pawn')
  if (left?.pawn == null || rules.pawnLeftCounts !== 'as-corrected') return standing(state)
  const before = momentAt(state, left.ply)?.position
  if (before === undefined) return standing(state)
  if (rules.unpromotedPawn !== 'becomes-queen') return before
  const { from, to } = left.pawn
  const queen = { from: makeSquare(from), to: makeSquare(to), promotion: 'Q' } as const
  return playLegal(before, moveOfWritten(before, queen))
}
