import { eventsA } from '../appendix-a-rapid/events.js'
import { eventsD, followersD } from '../appendix-d-blind/events.js'
import { events4 } from '../article-04-act-of-moving/events.js'
import { pieceTouched } from '../article-04-act-of-moving/reduce-hand.js'
import { moveMade } from '../article-04-act-of-moving/reduce-made.js'
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

/** One reducer for every event, from the article that it belongs to. An event without one does not compile. */
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

/** Parts of the state that change with the events of other articles. */
const followers: readonly Followers[] = [followersI, followersD, followersOfRulings]

// As methods, so that what takes one event may stand among those for all of them.
interface Takes {
  reduce(state: GameState, event: GameEvent): GameState
  follow(before: GameState, event: GameEvent, next: GameState): GameState
}

/** The reducer of an event, and what follows it; each of the same shape, for evolve is in every hot loop. */
interface Step {
  readonly reduce: Takes['reduce']
  readonly followers: readonly Takes['follow'][]
  /** Nothing follows in a game that is ordinary: nearly all of them are, nearly always. */
  readonly isOrdinary: boolean
}

// A map: an object with so many keys would be looked up more slowly.
const steps: ReadonlyMap<EventType, Step> = new Map(
  (Object.keys(reducers) as EventType[]).map(type => {
    const own: readonly (Takes['follow'] | undefined)[] = followers.map(each => each[type])
    const step: Step = {
      reduce: reducers[type],
      followers: own.filter(each => each !== undefined),
      isOrdinary: ordinaryEvents.has(type),
    }
    return [type, step]
  }),
)

/**
 * What then is the case. It knows no edition: what the Laws made of an act is in the event, so that an
 * old game always replays the same.
 */
export function evolve(state: GameState, event: GameEvent): GameState {
  // Every move is these three. By name they are inlined here; from the table they would not be.
  switch (event.type) {
    case 'piece-touched':
      return unlessOrdinary(state, event, pieceTouched(state, event))
    case 'move-made':
      return unlessOrdinary(state, event, moveMade(state, event))
    case 'move-completed':
      return unlessOrdinary(state, event, moveCompleted(state, event))
  }
  const step = steps.get(event.type)!
  const next = step.reduce(state, event)
  return step.isOrdinary && isOrdinary(next) ? next : followed(step, state, event, next)
}

/** What follows an event of ordinary play: nothing, in an ordinary game. */
function unlessOrdinary(before: GameState, event: GameEvent, next: GameState): GameState {
  return isOrdinary(next) ? next : followed(steps.get(event.type)!, before, event, next)
}

function followed(
  { followers }: Step,
  before: GameState,
  event: GameEvent,
  reduced: GameState,
): GameState {
  let next = reduced
  for (let i = 0; i < followers.length; i++) next = followers[i]!(before, event, next)
  return next
}
