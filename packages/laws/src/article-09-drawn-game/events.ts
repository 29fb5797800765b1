import type { EventOf } from '../game/event.js'
import { handOf } from '../game/hand.js'
import type { Reducers } from '../game/reducers.js'
import type { GameState, PlayerState } from '../game/state.js'
import { withPlayer } from '../game/with-player.js'
import { withProceedings } from '../game/with-proceedings.js'
import { moveOfWritten } from '../game/written-move.js'

/** The events of Article 9, and how each changes a game. */
export const events9 = {
  'draw-offered': offered,
  'draw-consent-given': (state, { at }) => withProceedings(state, at, { consentedAt: state.ply }),
  'offer-lapsed': (state, { at }) => ({ ...state, at, offer: null }),
  'intended-move-binds': (state, { at, move }) => {
    const intended = moveOfWritten(state.position, move)
    return { ...state, at, hand: { ...handOf(state), intended } }
  },
} satisfies Partial<Reducers>

/** Whether a move has been begun, or an illegal one completed that nobody has ruled on. */
const isMoveBegun = ({ hand, turn, position }: GameState): boolean =>
  hand !== null || turn !== position.turn

/** An offer is open, and both players must note it (8.1.5). A claim is noted as a claim. */
function offered(state: GameState, { at, by, claim }: EventOf<'draw-offered'>): GameState {
  const offer = { by, at, ply: state.ply + (isMoveBegun(state) ? 1 : 0), claim }
  if (claim !== null) return { ...state, at, offer }
  const withUnmarkedOffer = (player: PlayerState): PlayerState =>
    player.unmarkedOffer === null ? { ...player, unmarkedOffer: state.ply } : player
  const next = {
    ...state,
    at,
    offer,
    white: withUnmarkedOffer(state.white),
    black: withUnmarkedOffer(state.black),
  }
  return withPlayer(next, by, at, { offers: state[by].offers + 1 })
}
