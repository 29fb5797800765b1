import type { Color } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * Whether this player has pressed the clock before making a move: the opponent's clock is on,
 * although this player has the move.
 */
export const hasPressed = ({ state }: OpenRuling, player: Color): boolean =>
  state.turn === player && state.clock !== null && state.clock.turn !== player
