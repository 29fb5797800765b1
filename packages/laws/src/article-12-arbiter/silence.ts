import { type Instant, settleClock } from '@jadoube/clock'
import type { ActOf, Unsaid } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { GameState } from '../game/state.js'

/**
 * 12.6 (2009: 13.6): nobody tells a player that the opponent has moved, that they have not pressed
 * their clock, or how many moves were made, except if 8.5 applies after at least one flag has
 * fallen.
 */
function mayTell(state: GameState, what: Unsaid, at: number): boolean {
  if (what !== 'move-count' || state.clock === null) return false
  const isExempt = state.white.exemptIn !== null || state.black.exemptIn !== null
  return isExempt && settleClock(state.clock, at as Instant).falls.length > 0
}

/** The arbiter tells a player something. */
export function tell(ruling: OpenRuling, act: ActOf<'tell'>): Refusal | undefined {
  const { what, player } = act
  if (what === 'times' || !mayTell(ruling.state, what, ruling.at))
    return refused('arbiter-must-not-tell', { what })
  const to = player === undefined ? null : { player }
  ruling.happen({ type: 'told', at: ruling.at, what, ...to, ...ruling.by('arb.no-move-count') })
  return undefined
}
