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

/**
 * Has this game none of the parts that followers keep: no adjournment, no blind player, no ruling to take back? Then they leave the
 * events of ordinary play alone.
 */
export const isOrdinary = ({ adjournment, blind, lastRuling }: GameState): boolean =>
  lastRuling === null && adjournment === null && blind === null

/**
 * The events of ordinary play. A follower of one of these changes a part that is there already, and never adds one
 * (`the-laws/evolve.test.ts`).
 */
export const ordinaryEvents: ReadonlySet<EventType> = new Set<EventType>([
  'piece-touched',
  'piece-placed',
  'piece-removed',
  'move-made',
  'move-completed',
  'clock-pressed',
  'draw-offered',
  'claim-made',
])

/** It happened, and nothing in the game changes but the time. */
export const noted = (state: GameState, { at }: { readonly at: number }): GameState => ({
  ...state,
  at,
})
