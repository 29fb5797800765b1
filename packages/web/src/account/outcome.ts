import type { GameEvent, GameState, RefusedLine } from '@jadoube/laws'

/** The events of an act, with the state before it. */
export interface Outcome {
  readonly before: GameState
  readonly events: readonly (GameEvent | RefusedLine)[]
  /**
   * Returns the state after an event. Omitted if only the events visible to a seat are known,
   * because then the state cannot be followed from event to event.
   */
  readonly follow?: (state: GameState, event: GameEvent) => GameState
}
