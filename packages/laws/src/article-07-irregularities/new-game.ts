import type { GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'

/**
 * The arbiter orders a new game: with the same colours (7.2.1, A.4.4), or with the correct ones
 * (7.3).
 */
export type NewGame = 'same-colours' | 'colours-exchanged'

/** Whether a new game follows from these events; `before` is the game with its open questions. */
export function newGameAfter(
  before: Pick<GameState, 'questions'>,
  events: readonly GameEvent[],
): NewGame | null {
  const ended = events.find(
    event => event.type === 'game-concluded' && event.reason === 'cancelled',
  )
  if (ended === undefined) return null
  if (ended.rule !== undefined)
    return ended.rule === 'irreg.colours-reversed' ? 'colours-exchanged' : 'same-colours'
  // If the arbiter cancelled the game, a new one follows if a question offered that.
  const asked = before.questions.find(({ options }) =>
    options.some(({ effect }) => effect === 'new-game'),
  )
  if (asked === undefined) return null
  return asked.claim === 'reversed-colours' ? 'colours-exchanged' : 'same-colours'
}

/** The header of the new game's record, with the correct starting position and colours. */
export function headerOfNewGame(
  header: Readonly<Record<string, unknown>>,
  newGame: NewGame,
): Record<string, unknown> {
  const { setUp: _, white = {}, black = {}, ...rest } = header
  const isExchanged = newGame === 'colours-exchanged'
  return { ...rest, white: isExchanged ? black : white, black: isExchanged ? white : black }
}
