import type { EventOf } from '../game/event.js'
import { handOf } from '../game/hand.js'
import { noted, type Reducers } from '../game/reducers.js'
import type { GameState } from '../game/state.js'
import { withPlayer } from '../game/with-player.js'
import { withProceedings } from '../game/with-proceedings.js'
import { penaltyImposed } from './reduce-penalty.js'
import { closed, opened, proposed } from './reduce-questions.js'
import { takenBack } from './reduce-taken-back.js'

/** The events of Article 12, and how each changes a game. */
export const events12 = {
  question: opened,
  'answer-proposed': proposed,
  'question-answered': closed,
  'claim-made': claimMade,
  'claim-upheld': claimDecided,
  'claim-rejected': claimDecided,
  'claim-postponed': (state, { at, claim, by }) =>
    withProceedings(state, at, { postponed: { claim, by } }),
  'penalty-imposed': penaltyImposed,
  'permission-given': permitted,
  'assistant-admitted': (state, { at, player, name }) =>
    withPlayer(state, player, at, { assistant: name }),
  announced,
  observed: noted,
  told: noted,
  'spectator-removed': noted,
  'fact-disputed': noted,
  'fact-established': noted,
  'arbiter-summoned': noted,
  'arbiter-told': noted,
  'ruling-taken-back': takenBack,
} satisfies Partial<Reducers>

function claimMade(state: GameState, { at, by }: EventOf<'claim-made'>): GameState {
  return state[by].ahead === null ? { ...state, at } : withPlayer(state, by, at, { ahead: null })
}

/** A postponed claim is decided now. */
function claimDecided(
  state: GameState,
  { at, claim, by }: EventOf<'claim-upheld'> | EventOf<'claim-rejected'>,
): GameState {
  const { postponed } = state.proceedings
  const isDecided = postponed !== null && postponed.claim === claim && postponed.by === by
  return isDecided ? withProceedings(state, at, { postponed: null }) : { ...state, at }
}

function permitted(state: GameState, event: EventOf<'permission-given'>): GameState {
  const { at, player, what } = event
  const all = [...new Set([...state[player].permitted, what])]
  return withPlayer(state, player, at, { permitted: all })
}

/** A player who announces castling is bound by it (Guidelines II.3.2.7.1). */
function announced(state: GameState, { at, as }: EventOf<'announced'>): GameState {
  return as === 'castling'
    ? { ...state, at, hand: { ...handOf(state), castlingSaid: true } }
    : { ...state, at }
}
