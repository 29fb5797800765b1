import type { Color } from '@jadoube/chess'
import { ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { IrregularityKind } from '../game/state.js'

const other: ReadonlySet<IrregularityKind> = new Set(['touched-piece', 'displaced', 'out-of-turn'])

/**
 * A.4.2: where an illegal move can be acted on only until the opponent has made their next move, it stands
 * from then on. `offender` is the player whose illegal moves these are.
 */
export function tooLateToRule(ruling: OpenRuling, offender: Color): void {
  const { state, rules } = ruling
  if (state.irregularities.length === 0) return
  if (rules.illegalOpenUntil !== 'opponents-next-move-made') return
  const stands =
    rules.mode === 'blitz' ? 'blitz.unsup.illegal.stands' : 'rapid.unsup.illegal.stands'
  for (const each of state.irregularities) {
    // It speaks of illegal moves only: of no breach of Article 4, and of no pieces on wrong squares (7.6).
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
