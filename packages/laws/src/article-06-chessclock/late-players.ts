import type { Color } from '@jadoube/chess'
import type { GameState } from '../game/state.js'

/** Who has not come and was not excused (6.7.1). */
export const latePlayers = (state: GameState): readonly Color[] =>
  (['white', 'black'] as const).filter(
    color => state[color].presence === 'absent' && !state[color].excused,
  )
