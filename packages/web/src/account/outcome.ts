import type { GameEvent, GameState, RefusedLine } from '@jadoube/laws'

/** What an act came to, and how the game stood before. */
export interface Outcome {
  readonly before: GameState
  readonly events: readonly (GameEvent | RefusedLine)[]
  /**
   * How the game stands after an event. Left out where only what a seat may see has come: it cannot be
   * followed from one event to the next.
   */
  readonly follow?: (state: GameState, event: GameEvent) => GameState
}
