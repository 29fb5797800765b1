import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * Passes a player's claim to the rule on which it is based. A wrong claim costs only what that rule
 * says. Whether it was unreasonable and disturbed the opponent (11.5) is for the arbiter to
 * observe.
 */
export function claim(ruling: OpenRuling, act: ActOf<'claim'>, by: Color): Refusal | undefined {
  // 6.12.2: a display in the hall alone is no basis for a claim.
  if (act.basis === 'display') return refused('claim-rests-on-display')
  const entry = ruling.index.claims[act.claim]
  // Between two sessions only two claims are possible: a flag, if a clock is running, and wrong
  // clocks.
  if (ruling.state.status === 'adjourned' && entry.whileAdjourned !== true) {
    return refused('game-adjourned')
  }
  for (const each of entry.before) {
    const own = each(ruling, act, by)
    if (own !== 'ordinary') return own
  }
  return entry.player(ruling, act, by)
}
