import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 9, 10: the player whose clock is running starts the opponent's clock again, because the opponent
 * has displaced pieces or moved another piece than the one they touched. The opponent corrects it
 * and starts the other clock again. This makes no move and adds no time. Returns whether the press
 * was of this kind.
 */
export function startsOpponentsClock(ruling: OpenRuling, by: Color): boolean {
  const { state, at } = ruling
  if (ruling.rules.displacedPieces !== 'start-offenders-clock') return false
  const rule = by === state.turn ? reasonFor(ruling, opposite(by)) : 'fb.clock.right-to-press'
  if (rule === null || state.clock?.turn !== by) return false
  ruling.happen({ type: 'clock-started', at, by, of: opposite(by), ...ruling.by(rule) })
  return true
}

function reasonFor({ state }: OpenRuling, offender: Color): RuleId | null {
  const { irregularities, hand } = state
  if (irregularities.length === 0 || (hand !== null && hand.touched.length > 0)) return null
  const kinds = irregularities.filter(({ by }) => by === offender).map(({ kind }) => kind)
  if (kinds.includes('displaced') || kinds.includes('out-of-turn')) return 'fb.displace.restart'
  return kinds.includes('touched-piece') ? 'fb.touch.restart' : null
}
