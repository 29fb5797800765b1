import type { EventOf } from '../game/event.js'
import { noted, type Reducers } from '../game/reducers.js'
import type { GameState, Page } from '../game/state.js'
import { withPlayer } from '../game/with-player.js'

/** The events of Article 8, and how each changes a game. */
export const events8 = {
  'move-recorded': written,
  'entries-struck': struck,
  'written-in-advance': (state, { at, by, text }) => withPlayer(state, by, at, { ahead: text }),
  'offer-recorded': (state, { at, by }) => withPlayer(state, by, at, { unmarkedOffer: null }),
  'scoresheet-due': (state, { at, player, rule = null }) =>
    withPlayer(state, player, at, { sheetDue: true, sheetDueBy: rule }),
  'scoresheet-completed': (state, { at, player }) =>
    withPlayer(state, player, at, { sheetDue: false, sheetDueBy: null }),
  'scoresheet-borrowed': (state, { at, by }) => withPlayer(state, by, at, { borrowed: true }),
  'scoresheet-returned': (state, { at, by }) => withPlayer(state, by, at, { borrowed: false }),
  'scoresheet-replaced': noted,
  'recording-passed-to-arbiter': noted,
  'duty-to-record-ended': (state, { at, player, period }) =>
    withPlayer(state, player, at, { exemptIn: period }),
  'reconstruction-begun': noted,
  'result-signed': (state, { at, by, result }) => withPlayer(state, by, at, { signed: result }),
} satisfies Partial<Reducers>

const entriesToAPage = 40

function struck(
  state: GameState,
  { at, by, entries, moves }: EventOf<'entries-struck'>,
): GameState {
  const { recorded } = state[by]
  let { scoresheet } = state[by]
  for (let left = entries; left > 0 && scoresheet !== null; ) {
    const { text, previous } = scoresheet
    const remaining = text.split('\n').slice(0, Math.max(0, scoresheet.entries - left))
    left -= scoresheet.entries - remaining.length
    scoresheet =
      remaining.length === 0
        ? previous
        : { text: remaining.join('\n'), entries: remaining.length, previous }
  }
  return withPlayer(state, by, at, { scoresheet, recorded: Math.max(0, recorded - moves) })
}

function written(state: GameState, { at, by, text, moves }: EventOf<'move-recorded'>): GameState {
  const { scoresheet: page, recorded } = state[by]
  const entry = text.replaceAll('\n', ' ')
  const scoresheet: Page =
    page === null || page.entries >= entriesToAPage
      ? { text: entry, entries: 1, previous: page }
      : {
          // Splitting and joining makes one flat string instead of a chain of small ones.
          text: [...page.text.split('\n'), entry].join('\n'),
          entries: page.entries + 1,
          previous: page.previous,
        }
  return withPlayer(state, by, at, { scoresheet, recorded: recorded + moves })
}
