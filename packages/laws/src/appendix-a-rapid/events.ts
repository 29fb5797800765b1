import { noted, type Reducers } from '../game/reducers.js'
import { withPlayer } from '../game/with-player.js'
import { withProceedings } from '../game/with-proceedings.js'

/** The events of Appendices A and B, and how each changes a game. */
export const eventsA = {
  'correction-proposed': (state, { at, by, ply }) =>
    withProceedings(state, at, { correction: { by, ply } }),
  'next-move-awaited': (state, { at, of, what }) =>
    withProceedings(state, at, {
      awaited: of === null || what === undefined ? null : { of, what },
    }),
  'scoresheet-given': noted,
  'record-shown': (state, { at, to, times }) => withPlayer(state, to, at, { recordViews: times }),
} satisfies Partial<Reducers>
