import type { Color } from '@jadoube/chess'
import { ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { IrregularityKind } from '../game/state.js'

const other: ReadonlySet<IrregularityKind> = new Set(['touched-piece', 'displaced', 'out-of-turn'])

/**
 * A.4.2: if an illegal move can be acted on only until the opponent has made their next move, it
 * stands from then on. `offender` is the player who made these illegal moves.
 */
export function tooLateToRule(ruling: OpenRuling, offender: Color): void {
  const { state, rules } = ruling
  if (state.irregularities.length === 0) return
  if (rules.illegalOpenUntil !== 'opponents-next-move-made') return
  const stands =
    rules.mode === 'blitz' ? 'blitz.unsup.illegal.stands' : 'rapid.unsup.illegal.stands'
  for (const each of state.irregularities) {
    // This applies only to illegal moves, not to breaches of Article 4 or pieces on wrong squares
    // (7.6).
    if (each.by !== offender || other.has(each.kind)) continue
    ruling.happen({
      type: 'illegal-move-stands',
      at: ruling.at,
      by: offender,
      ply: each.ply,
      ...ground(ruling, 'illegalMoveStands', stands),
    })
  }
}
