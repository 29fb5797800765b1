import type { RuleId } from '../catalogue/index.js'
import type { WrittenMove } from '../game/event.js'
import { legalMovesIn } from '../game/legal-moves.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { writeChoices } from '../game/written-move.js'
import { mustPlay } from './must-play.js'

/**
 * The moves that the player may choose from, and the rule that binds them; null if none does yet.
 */
export interface Choice {
  readonly moves: readonly WrittenMove[]
  readonly rule: RuleId | null
}

/**
 * The moves from which the player who has the move must choose, given what they have touched,
 * released or written so far. Only for the player, if the table gives such help, and for the
 * arbiter.
 */
export function movesToChooseFrom(state: GameState): Choice {
  const position = state.status === 'concluded' ? undefined : standing(state)
  if (position === undefined) return { moves: [], rule: null }
  const obligation = mustPlay(position, state.hand)
  const moves = obligation?.moves ?? legalMovesIn(position)
  return { moves: writeChoices(moves), rule: obligation?.rule ?? null }
}
