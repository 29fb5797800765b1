import type { Color } from '@jadoube/chess'
import type { GameState, PlayerState } from '../game/state.js'

/** Whether this player is absent without excuse (6.7.1). */
export const isLate = ({ presence, excused }: PlayerState): boolean =>
  presence === 'absent' && !excused

/** The players who have not come and were not excused (6.7.1). */
export const latePlayers = (state: GameState): readonly Color[] =>
  (['white', 'black'] as const).filter(color => isLate(state[color]))
