import type { Color } from '@jadoube/chess'
import type { FlagFall } from '@jadoube/clock'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { ruleOfUpdate } from './in-order.js'

/**
 * 8.5: a flag has fallen and the game continues. A player who did not have to record updates their
 * scoresheet before moving. If neither had to record, the arbiter stops the clocks for it.
 */
export function updateAfterFlagFall(ruling: OpenRuling, fall: FlagFall): void {
  const exempt = (['white', 'black'] as const).filter(color => wasExempt(ruling, color, fall))
  if (exempt.length === 0) return
  const neither = exempt.length === 2
  if (neither) stopForRuling(ruling, 'arbiter', 'score.neither')
  const { updateAfterFlagFall: how } = ruling.rules
  const shared = how === 'as-the-recording-was-shared' && neither
  const rule = shared ? 'score.neither' : ruleOfUpdate(ruling)
  for (const player of exempt) {
    ruling.happen({ type: 'scoresheet-due', at: ruling.at, player, ...ruling.by(rule) })
  }
}

/**
 * Whether the player was exempt from recording in the elapsed period, and their scoresheet is
 * incomplete.
 */
function wasExempt(ruling: OpenRuling, color: Color, fall: FlagFall): boolean {
  const { exemptIn, recorded, sheetDue } = ruling.player(color)
  if (exemptIn === null || sheetDue || recorded >= ruling.state.ply) return false
  const own = color === fall.side ? fall.period : ruling.state.clock![color].period
  return exemptIn === own || exemptIn === fall.period
}
