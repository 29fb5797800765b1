import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 11.3.1 and 11.3.2.1 (2009: 12.3.a) apply “during play”. Before the scheduled start nobody is
 * playing yet, and a player who analyses an adjourned game at home breaks no rule.
 */
export function isDuringPlay({ state, at }: OpenRuling): boolean {
  if (state.status === 'adjourned') return false
  return state.status !== 'awaiting-start' || at >= 0
}
