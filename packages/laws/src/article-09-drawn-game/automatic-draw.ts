import type { OpenRuling } from '../game/open-ruling.js'
import { draw, type Ending } from '../game/result.js'

/** 9.6: an automatic draw, if the edition has it. Checkmate takes precedence. */
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
