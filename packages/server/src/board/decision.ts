import {
  type Act,
  follow,
  type GameEvent,
  type GameState,
  type Laws,
  type Refusal,
} from '@jadoube/laws'

/** What follows from an act at a board. */
export interface BoardDecision {
  readonly state: GameState
  /** Also what had happened by itself before the act, even if the act is refused. */
  readonly events: readonly GameEvent[]
  /** Why the act has no effect; null if it has. */
  readonly refusal: Refusal | null
  /** It was not known in time who can still mate, so the Laws were applied without it. */
  readonly isMateOpen?: boolean
}

/**
 * Applies the Laws to an act. If the game had ended by itself before the act, the ending is
 * recorded too.
 */
export function decideAct(state: GameState, act: Act, laws: Laws): BoardDecision {
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
