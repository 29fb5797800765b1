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
  /** Something came of it, but not what was asked for: the game had ended by itself before. */
  readonly refusal: Refusal | null
}

/** What the Laws make of an act, where a game that ended by itself before it is looked at again with it. */
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
