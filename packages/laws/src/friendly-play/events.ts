import type { Reducers } from '../game/reducers.js'

/** The events of friendly play, and how each changes a game. */
export const eventsFriendly = {
  'take-back-asked': (state, { at, by, ply }) => ({ ...state, at, takeBack: { by, ply } }),
  'take-back-agreed': (state, { at }) => ({ ...state, at, takeBack: null }),
  'take-back-rejected': (state, { at }) => ({ ...state, at, takeBack: null }),
} satisfies Partial<Reducers>
