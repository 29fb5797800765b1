import type { Ending } from '../article-05-end/end-of-game.js'
import { draw } from '../game/result.js'
import type { GameState } from '../game/state.js'
import type { RulesInForce } from '../rules-in-force/index.js'

/** 9.6: a draw that comes by itself, where the edition has it. Mate on the board goes before it. */
export function automaticDraw(state: GameState, rules: RulesInForce): Ending | null {
  const { fivefold, seventyFiveMoves } = rules
  if (fivefold !== null && state.occurrences.times >= fivefold) {
    return { reason: 'fivefold', outcomes: draw, rule: 'auto.fivefold' }
  }
  if (seventyFiveMoves !== null && state.position.quiet >= seventyFiveMoves * 2) {
    return { reason: 'seventy-five-moves', outcomes: draw, rule: 'auto.seventyfive' }
  }
  return null
}
