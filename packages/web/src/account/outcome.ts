import type { GameEvent, GameState, RefusedLine } from '@jadoube/laws'

/** The events of an act, with the state before it. */
export interface Outcome {
  readonly before: GameState
  readonly events: readonly (GameEvent | RefusedLine)[]
  /** Returns the state after an event. Omitted if the state does not matter. */
  readonly follow?: (state: GameState, event: GameEvent) => GameState
}

/**
 * The outcome as a seat sees it. It does not get all events, so the state cannot be followed from
 * event to event; but once a position is reinstated, the board stays as it is at the end.
 */
export const outcomeForSeat = (
  before: GameState,
  after: GameState,
  events: Outcome['events'],
): Outcome => ({
  before,
  events,
  follow: (now, { type }) => (type === 'position-reinstated' ? after : now),
})
