import { eventsA } from '../appendix-a-rapid/events.js'
import { eventsD, followersD } from '../appendix-d-blind/events.js'
import { events4 } from '../article-04-act-of-moving/events.js'
import { pieceTouched } from '../article-04-act-of-moving/reduce-hand.js'
import { moveMade } from '../article-04-act-of-moving/reduce-move-made.js'
import { events5 } from '../article-05-end/events.js'
import { events6, moveCompleted } from '../article-06-chessclock/events.js'
import { events7 } from '../article-07-irregularities/events.js'
import { events8 } from '../article-08-recording/events.js'
import { events9 } from '../article-09-drawn-game/events.js'
import { events10 } from '../article-10-points/events.js'
import { events11 } from '../article-11-conduct/events.js'
import { events12 } from '../article-12-arbiter/events.js'
import { eventsFinland } from '../finland-blitz/events.js'
import { eventsFriendly } from '../friendly-play/events.js'
import type { EventType, GameEvent } from '../game/event.js'
import { followersOfRulings } from '../game/last-ruling.js'
import { type Followers, isOrdinary, ordinaryEvents, type Reducers } from '../game/reducers.js'
import type { GameState } from '../game/state.js'
import { eventsI, followersI } from '../guidelines-1-adjourned/events.js'
import { eventsIII } from '../guidelines-3-quickplay/events.js'

/** One reducer for every event, from its article. An event without one does not compile. */
const reducers: Reducers = {
  ...events4,
  ...events5,
  ...events6,
  ...events7,
  ...events8,
  ...events9,
  ...events10,
  ...events11,
  ...events12,
  ...eventsA,
  ...eventsD,
  ...eventsI,
  ...eventsIII,
  ...eventsFinland,
  ...eventsFriendly,
}

/** Optional parts of the state that follow events of other articles. */
const followers: readonly Followers[] = [followersI, followersD, followersOfRulings]

// Methods, so that a function for one event can be stored among those for all events.
interface AnyEventFunctions {
  reduce(state: GameState, event: GameEvent): GameState
  follow(before: GameState, event: GameEvent, next: GameState): GameState
}

/**
 * The reducer of an event and its followers. All have the same shape, because evolve is in every
 * hot loop.
 */
interface Step {
  readonly reduce: AnyEventFunctions['reduce']
  readonly followers: readonly AnyEventFunctions['follow'][]
  /** Whether there are no followers in an ordinary game, which nearly all games are. */
  readonly isOrdinary: boolean
}

// A map, because lookups in an object with this many keys are slower.
const steps: ReadonlyMap<EventType, Step> = new Map(
  (Object.keys(reducers) as EventType[]).map(type => {
    const own: readonly (AnyEventFunctions['follow'] | undefined)[] = followers.map(
      each => each[type],
    )
    const step: Step = {
      reduce: reducers[type],
      followers: own.filter(each => each !== undefined),
      isOrdinary: ordinaryEvents.has(type),
    }
    return [type, step]
  }),
)

/**
 * Returns the state after an event. It does not depend on the edition: the ruling is in the event,
 * so an old game always replays in the same way.
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  // Every move consists of these three events. Called by name they are inlined; from the table they
  // would not be.
  switch (event.type) {
    case 'piece-touched':
      return followUnlessOrdinary(state, event, pieceTouched(state, event))
    case 'move-made':
      return followUnlessOrdinary(state, event, moveMade(state, event))
    case 'move-completed':
      return followUnlessOrdinary(state, event, moveCompleted(state, event))
  }
  const step = steps.get(event.type)!
  const next = step.reduce(state, event)
  return step.isOrdinary && isOrdinary(next) ? next : runFollowers(step, state, event, next)
}

/** Runs the followers of an event of ordinary play, unless the game is ordinary. */
function followUnlessOrdinary(before: GameState, event: GameEvent, next: GameState): GameState {
  return isOrdinary(next) ? next : runFollowers(steps.get(event.type)!, before, event, next)
}

/** Lets each follower of an event change the state after the reducer. */
function runFollowers(
  { followers }: Step,
  before: GameState,
  event: GameEvent,
  reduced: GameState,
): GameState {
  let next = reduced
  for (let i = 0; i < followers.length; i++) next = followers[i]!(before, event, next)
  return next
}
