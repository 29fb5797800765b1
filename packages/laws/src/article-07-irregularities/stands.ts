import type { Color } from '@jadoube/chess'
import { type Ground, ground } from '../game/grounds.js'
import { isTakenOver } from '../game/history.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { IrregularityKind } from '../game/state.js'

/** Breaches of Article 4 and pieces on wrong squares (7.6). */
const notIllegalMoves: ReadonlySet<IrregularityKind> = new Set([
  'touched-piece',
  'displaced',
  'out-of-turn',
])

/**
 * A.4.2: if an illegal move can be acted on only until the opponent has made their next move, it
 * stands from then on. `offender` is the player who made these illegal moves.
 */
export function tooLateToRule(ruling: OpenRuling, offender: Color): void {
  const { state, rules } = ruling
  if (state.irregularities.length === 0) return
  if (rules.illegalOpenUntil !== 'opponents-next-move-made') return
  for (const each of state.irregularities) {
    if (each.by !== offender || notIllegalMoves.has(each.kind)) continue
    ruling.happen({
      type: 'illegal-move-stands',
      at: ruling.at,
      by: offender,
      ply: each.ply,
      ...groundOfStanding(ruling),
    })
  }
}

/** Why an illegal move that nobody acted on in time stands. */
export const groundOfStanding = (ruling: OpenRuling): Ground =>
  ground(
    ruling,
    'illegalMoveStands',
    ruling.rules.mode === 'blitz' ? 'blitz.unsup.illegal.stands' : 'rapid.unsup.illegal.stands',
  )

/** Whether play has continued from an illegal move of this player: it is too late to act on it. */
export function hasIllegalMoveThatStands({ state, rules }: OpenRuling, offender: Color): boolean {
  if (rules.illegalOpenUntil !== 'opponents-next-move-made') return false
  for (let each = state.history; each !== null; each = each.previous) {
    if (isTakenOver(each) && each.counts && moverBefore(each.fen) === offender) return true
  }
  return false
}

/** Who made the move that led to this position. */
const moverBefore = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'white' : 'black')
