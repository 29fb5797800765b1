import {
  type Act,
  follow,
  type GameEvent,
  type GameState,
  type Laws,
  type Refusal,
} from '@jadoube/laws'

export interface Decided {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  /** The act had effects, but not the requested one: the game had already ended by itself. */
  readonly refusal: Refusal | null
}

/**
 * Applies the Laws to an act. If the game had ended by itself before the act, the ending is
 * recorded too.
 */
export function decideAct(state: GameState, act: Act, laws: Laws): Decided {
  const events: GameEvent[] = []
  let now = state
  for (;;) {
    const decision = follow(now, act, laws)
    if (!decision.ok) return { state: now, events, refusal: decision.refusal }
    events.push(...decision.events)
    now = decision.state
    if (!decision.overtaken) return { state: now, events, refusal: null }
  }
}
