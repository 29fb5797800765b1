import type { EventOf, EventType } from './event.js'
import type { GameState } from './state.js'

/** How an event of each type changes a game. Every event has one, in the folder of its article. */
export type Reducers = {
  readonly [T in EventType]: (state: GameState, event: EventOf<T>) => GameState
}

/**
 * What a part of the state that few games have makes of the events of other articles. `next` is the game
 * after the reducer of the event.
 */
export type Followers = {
  readonly [T in EventType]?: (before: GameState, event: EventOf<T>, next: GameState) => GameState
}

/** It happened, and nothing in the game changes but the time. */
export const noted = (state: GameState, { at }: { readonly at: number }): GameState => ({
  ...state,
  at,
})
