import { type Color, opposite } from '@jadoube/chess'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import type { EventOf } from '../game/event.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { boardOf } from '../game/standing.js'
import type { Irregularity } from '../game/state.js'

const rule = 'fb.king-capture.loses'

export const isKingCapture = (found: Irregularity): boolean => found.rule === rule

/**
 * 13.d: the king is not captured; the check is only pointed out. A player who captures it loses,
 * even though the opponent's move was illegal: they have completed their own move, and so have not
 * claimed in time.
 */
export function kingTaken(ruling: OpenRuling, { legal, by }: EventOf<'move-made'>): void {
  if (legal) return
  if (ruling.rules.kingCapture !== 'loss' || hasKing(ruling, opposite(by))) return
  if (ruling.state.irregularities.some(each => each.by === by && isKingCapture(each))) return
  tooLateToRule(ruling, opposite(by))
  ruling.happen({
    type: 'irregularity-arose',
    at: ruling.at,
    kind: 'illegal-move',
    by,
    ply: ruling.state.ply,
    ...ruling.by(rule),
  })
}

function hasKing(ruling: OpenRuling, color: Color): boolean {
  return [...boardOf(ruling.state)].some(([, man]) => man.role === 'king' && man.color === color)
}
