import { type Instant, type Millis, setExtra } from '@jadoube/clock'
import { noted, type Reducers } from '../game/reducers.js'

/** The events of Guidelines III, and how each changes a game. */
export const eventsIII = {
  'increment-granted': (state, { at, ms }) => {
    const { clock } = state
    const now = at as Instant
    return { ...state, at, clock: clock && setExtra(clock, 'both', 'increment', ms as Millis, now) }
  },
  'play-ended-by-claim': noted,
  'claim-verified': noted,
} satisfies Partial<Reducers>
