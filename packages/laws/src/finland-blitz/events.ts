import type { Instant } from '@jadoube/clock'
import { withTurn } from '../game/clock-turn.js'
import type { Reducers } from '../game/reducers.js'

/**
 * The only event specific to Finnish blitz: a player starts the opponent's clock without a move (9,
 * 10).
 */
export const eventsFinland = {
  'clock-started': (state, { at, of }) => {
    const { clock } = state
    return { ...state, at, clock: clock && withTurn(clock, of, at as Instant) }
  },
} satisfies Partial<Reducers>
