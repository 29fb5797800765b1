import { makeFen, makeSquare, type PromotionRole, type SquareName } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Irregularity, Touch } from '../game/state.js'
import { letterOfPromotion, writeMove } from '../game/written-move.js'
import { delayGoesOn } from './delay-goes-on.js'
import { undoOffer } from './undone-offer.js'

export interface Reinstatement {
  readonly rule: RuleId
  /** Whether touched and released pieces are binding for the replacing move (4.3, 4.7). */
  readonly binds: boolean
  /** Whether the last press completed it. That press then no longer counts. */
  readonly pressed: boolean
}

/** Reinstates the position immediately before an irregularity. False if it is no longer known. */
export function reinstateBefore(
  ruling: OpenRuling,
  found: Irregularity,
  { rule, binds, pressed }: Reinstatement,
): boolean {
  const moment = momentAt(ruling.state, found.ply)
  if (moment === undefined) return false
  const withdrawsPress = pressed && ruling.rules.incrementAfterIllegalMove === 'taken-back'
  undoOffer(ruling, found.ply)
  ruling.happen({
    type: 'position-reinstated',
    at: ruling.at,
    ply: found.ply,
    fen: makeFen(moment.position),
    touched: binds ? found.touched.map(({ square }) => makeSquare(square)) : [],
    ...(binds ? touchedTogether(found.touched) : null),
    released: binds ? (found.released?.map(writeMove) ?? null) : null,
    ...(binds ? chosenPromotion(found) : null),
    ...(found.intended === null ? null : { intended: writeMove(found.intended) }),
    withdrawn: withdrawsPress ? found.by : null,
    ...(withdrawsPress ? delayGoesOn(ruling, found.by) : null),
    ...ruling.by(rule),
  })
  return true
}

/** The piece chosen for a promotion stays chosen (4.4.4). */
const chosenPromotion = ({ chosen }: Irregularity) =>
  chosen && {
    chosen: {
      square: makeSquare(chosen.square),
      promotion: letterOfPromotion(chosen.role as PromotionRole),
    },
  }

/** The pieces that were touched together, for the replacing move. */
export function touchedTogether(touched: readonly Touch[]) {
  const groups = new Map<number, SquareName[]>()
  for (const { group, square } of touched) {
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), makeSquare(square)])
  }
  return groups.size === 0 ? null : { together: [...groups.values()] }
}
