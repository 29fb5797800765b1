import { type Color, opposite } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 9, 10: the player whose clock runs starts the clock of the opponent again, because they have displaced pieces
 * or have moved another piece than the one they touched; and who has put it right starts the other's again.
 * No move is made by it, and no time is added for one. True where the press was that.
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
