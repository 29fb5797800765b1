import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { punishableBreach } from './breach.js'

/** 11.2.3: a player leaves the playing area, or the venue. */
export function leave(ruling: OpenRuling, act: ActOf<'leave'>, player: Color): Refusal | undefined {
  const { state, at } = ruling
  const { where = 'playing-area' } = act
  const { presence } = state[player]
  const goesOn = presence === 'left' && where === 'venue'
  if (presence !== 'present' && !goesOn && state.proceedings.presenceReported)
    return refused('already-absent')
  ruling.happen({ type: 'player-left', at, player, where })
  const rule = brokenBy(ruling, act, player)
  if (rule !== undefined) punishableBreach(ruling, player, rule, { where })
  return undefined
}

/**
 * The rule that leaving breaks. A player who has finished their game is a spectator and may go
 * anywhere (11.4).
 */
function brokenBy(ruling: OpenRuling, act: ActOf<'leave'>, player: Color): RuleId | undefined {
  const { state, rules } = ruling
  if (state.status !== 'in-play' && state.status !== 'paused') return undefined
  const { permitted } = ruling.player(player)
  if (act.where === 'venue') return permitted.includes('leave-venue') ? undefined : 'venue.leave'
  if (state.turn === player) {
    const may = permitted.includes('leave') || permitted.includes('leave-venue')
    return may ? undefined : 'venue.leave-on-move'
  }
  return rules.reportBeforeLeaving && act.reported !== true ? 'venue.report' : undefined
}
