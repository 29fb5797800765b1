import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 11.3.1, 11.3.2.1 (2009: 12.3.a) forbid “during play”. Before the scheduled start nobody plays yet, and whoever analyses an
 * adjourned game at home breaks nothing.
 */
export function isDuringPlay({ state, at }: OpenRuling): boolean {
  if (state.status === 'adjourned') return false
  return state.status !== 'awaiting-start' || at >= 0
}
