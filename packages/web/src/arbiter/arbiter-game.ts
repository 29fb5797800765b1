import type { Color } from '@jadoube/chess'
import type { EditionId, GameState, Laws } from '@jadoube/laws'
import type { ActBody, Game, OpenQuestion } from '../game/game.js'
import type { Unseal } from './unseal.js'

export type { OpenQuestion } from '../game/game.js'

/** An act of the arbiter. */
export type ArbiterAct = ActBody

/** A game at one moment, for the arbiter's forms. */
export interface ArbiterGame {
  readonly state: GameState
  readonly laws: Laws
  readonly edition: EditionId
  readonly origin: number
  /** The current time, as the record counts it. */
  readonly moment: () => number
  readonly questions: readonly OpenQuestion[]
  readonly perform: (act: ArbiterAct) => void
  /**
   * Performs an act of a player, who sits at the same device: they seal and arrive here. Otherwise
   * null.
   */
  readonly asPlayer: ((player: Color, act: ArbiterAct) => void) | null
  readonly unseal: Unseal | null
}

/** Returns the arbiter's view of a game, on this device or on a server. */
export function arbiterGame(game: Game, unseal: Unseal | null = null): ArbiterGame {
  const { laws, header } = game.table.value
  return {
    state: game.state.value,
    laws,
    edition: header.laws,
    origin: game.origin,
    moment: game.now,
    questions: game.questions.value,
    perform: act => void game.perform('arbiter', act),
    asPlayer: game.hands.length === 0 ? null : (player, act) => void game.perform(player, act),
    unseal,
  }
}
