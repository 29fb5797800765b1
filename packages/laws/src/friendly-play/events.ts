import type { Reducers } from '../game/reducers.js'
import { withProceedings } from '../game/with-proceedings.js'

/** The events of friendly play, and how each changes a game. */
export const eventsFriendly = {
  'take-back-asked': (state, { at, by, ply }) =>
    withProceedings(state, at, { takeBack: { by, ply } }),
  'take-back-agreed': (state, { at }) => withProceedings(state, at, { takeBack: null }),
  'take-back-rejected': (state, { at }) => withProceedings(state, at, { takeBack: null }),
} satisfies Partial<Reducers>
