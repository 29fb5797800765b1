import type { GameEvent } from '../game/event.js'
import type { GameState } from '../game/state.js'

/** The arbiter has the game played again: with the same colours (7.2.1, A.4.4), or with the right ones (7.3). */
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
  // Cancelled by the arbiter's own act: a new game follows where a question offered that.
  const asked = before.questions.find(({ options }) =>
    options.some(({ effect }) => effect === 'new-game'),
  )
  if (asked === undefined) return null
  return asked.claim === 'reversed-colours' ? 'colours-exchanged' : 'same-colours'
}

/** The header of the new game's record: the position that should have stood there, the right colours. */
export function headerOfNewGame(
  header: Readonly<Record<string, unknown>>,
  newGame: NewGame,
): Record<string, unknown> {
  const { setUp: _, white = {}, black = {}, ...rest } = header
  const isExchanged = newGame === 'colours-exchanged'
  return { ...rest, white: isExchanged ? black : white, black: isExchanged ? white : black }
}
