import type { RuleId } from '../catalogue/index.js'
import type { EventOf } from '../game/event.js'
import { noted, type Reducers } from '../game/reducers.js'
import type { GameState, PlayerState } from '../game/state.js'
import { withPlayer } from '../game/with-player.js'

/** The events of Article 11, and how each changes a game. */
export const events11 = {
  breach: breached,
  'device-noticed': (state, { at, player }) =>
    withPlayer(state, player, at, { devices: state[player].devices + 1 }),
  'player-left': (state, { at, player }) => withPlayer(state, player, at, { presence: 'left' }),
  'appeal-lodged': noted,
  'complaint-lodged': noted,
  'explanation-asked': noted,
  'law-explained': noted,
} satisfies Partial<Reducers>

const notDue: Partial<PlayerState> = { sheetDue: false, sheetDueBy: null }

/** What a breach of the duty to record resets, so that it counts only once. */
const settledBy: Readonly<Partial<Record<RuleId, Partial<PlayerState>>>> = {
  'score.no-advance': { ahead: null },
  'score.mark-offer': { unmarkedOffer: null },
  'score.update-after-flag': notDue,
  'score.one': notDue,
  'score.neither': notDue,
  'score.borrow': { borrowed: false },
}

function breached(state: GameState, { at, by, rule }: EventOf<'breach'>): GameState {
  const settled = rule === undefined ? undefined : settledBy[rule]
  return withPlayer(state, by, at, { breaches: state[by].breaches + 1, ...settled })
}
