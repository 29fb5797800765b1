import type { Act } from '../game/act.js'
import type { GameEvent } from '../game/event.js'
import type { Laws } from '../game/laws.js'
import { type Decision, runPhases } from '../game/phases.js'
import type { Refusal } from '../game/refusal.js'
import type { GameState } from '../game/state.js'
import { provisionIndex } from './contents.js'

/**
 * Decides on an act: returns the events that follow, or a refusal. It is pure and never throws:
 * every edition has an answer to every act in every state.
 */
export function decide(state: GameState, act: Act, laws: Laws): readonly GameEvent[] | Refusal {
  const decision = follow(state, act, laws)
  return decision.ok ? decision.events : decision.refusal
}

/**
 * Like {@link decide}, but also returns the next state.
 *
 * @example
 * const table = openTable({ laws: 'fide-2018', timeControl: '300+3' })
 * const start = { at: 0, by: 'arbiter', act: 'start' }
 * const decision = follow(table.state, start, table.laws)
 * decision.ok && decision.state.status // → 'in-play'
 */
export const follow = (state: GameState, act: Act, laws: Laws): Decision =>
  runPhases(provisionIndex, state, act, laws)
