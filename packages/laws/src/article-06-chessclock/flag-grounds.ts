import { type Ground, ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'

/** Why a flag counts as fallen (6.8). */
export const flagFalls = (ruling: OpenRuling): Ground =>
  ground(ruling, 'flagFallen', 'flag.considered-fallen')

/** Why the arbiter calls a flag. If no rule covers the arbiter, the general one applies. */
export const arbiterCallsFlag = (ruling: OpenRuling): Ground => {
  for (const each of ruling.index.restates.flagCalledByArbiter) {
    const own = each(ruling)
    if (own !== undefined) return own
  }
  return flagFalls(ruling)
}
