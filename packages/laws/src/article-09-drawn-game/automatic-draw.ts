import type { OpenRuling } from '../game/open-ruling.js'
import { draw, type Ending } from '../game/result.js'

/** 9.6: a draw that comes by itself, where the edition has it. Mate on the board goes before it. */
export function automaticDraw({ state, rules }: OpenRuling): Ending | null {
  const { fivefold, seventyFiveMoves } = rules
  if (fivefold !== null && state.occurrences.times >= fivefold) {
    return { reason: 'fivefold', outcomes: draw, rule: 'auto.fivefold' }
  }
  if (seventyFiveMoves !== null && state.position.quiet >= seventyFiveMoves * 2) {
    return { reason: 'seventy-five-moves', outcomes: draw, rule: 'auto.seventyfive' }
  }
  return null
}
