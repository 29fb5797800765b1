import type { EventOf, EventType } from './event.js'
import type { GameState } from './state.js'

/**
 * How an event of each type changes a game. The reducer is in the folder of the event's article.
 */
export type Reducers = {
  readonly [T in EventType]: (state: GameState, event: EventOf<T>) => GameState
}

/**
 * How an optional part of the state follows events of other articles. `next` is the game after the
 * reducer of the event.
 */
export type Followers = {
  readonly [T in EventType]?: (before: GameState, event: EventOf<T>, next: GameState) => GameState
}

/**
 * Whether this game has none of the optional parts: no adjournment, no blind player, no ruling to
 * take back. Then followers ignore the events of ordinary play.
 */
export const isOrdinary = ({ blind, proceedings }: GameState): boolean =>
  blind === null && proceedings.lastRuling === null && proceedings.adjournment === null

/**
 * The events of ordinary play. A follower of these only changes an existing part and never adds one
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

/** The reducer of events that change only the time. */
export const noted = (state: GameState, { at }: { readonly at: number }): GameState => ({
  ...state,
  at,
})
