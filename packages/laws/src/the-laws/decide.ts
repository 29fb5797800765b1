import type { Act } from '../game/act.js'
import type { GameEvent } from '../game/event.js'
import type { Laws } from '../game/laws.js'
import { type Decision, followBy } from '../game/phases.js'
import type { Refusal } from '../game/refusal.js'
import type { GameState } from '../game/state.js'
import { provisionIndex } from './contents.js'

/**
 * What the Laws make of an act: the events that follow, or a refusal. Pure, and it never throws: every
 * edition has an answer to every act in every state.
 */
export function decide(state: GameState, act: Act, laws: Laws): readonly GameEvent[] | Refusal {
  const decision = follow(state, act, laws)
  return decision.ok ? decision.events : decision.refusal
}

/** {@link decide}, together with the state that the events lead to. */
export const follow = (state: GameState, act: Act, laws: Laws): Decision =>
  followBy(provisionIndex, state, act, laws)
