import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * A player's claim goes to the rule that it rests on. A wrong one costs only what that rule says. Whether
 * it was unreasonable and disturbed the opponent (11.5), the arbiter observes.
 */
export function claim(ruling: OpenRuling, act: ActOf<'claim'>, by: Color): Refusal | undefined {
  // 6.12.2: what the screens in the hall show is no ground by itself.
  if (act.basis === 'display') return refused('claim-rests-on-display')
  const entry = ruling.index.claims[act.claim]
  // Between two sessions there is nothing to claim but a flag, where a clock runs, and wrong clocks.
  if (ruling.state.status === 'adjourned' && entry.whileAdjourned !== true) {
    return refused('game-adjourned')
  }
  for (const each of entry.before) {
    const own = each(ruling, act, by)
    if (own !== 'ordinary') return own
  }
  return entry.player(ruling, act, by)
}
