import type { Color } from '@jadoube/chess'
import { periodAt, periodOfMove } from '@jadoube/clock'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 6.3.2, 7.1: a player gets the delay once for each move. If the press after an illegal move is
 * withdrawn, the move continues with what was left of the delay, just as an increment is taken back
 * (`incrementAfterIllegalMove`).
 */
export function delayGoesOn(
  { state: { clock }, rules }: OpenRuling,
  player: Color,
): { readonly goesOn: true } | null {
  if (clock === null || rules.incrementAfterIllegalMove !== 'taken-back') return null
  const control = clock.setup[player]
  const { mode } = periodAt(control, periodOfMove(control, clock[player].presses))
  return mode === 'delay' || mode === 'bronstein' ? { goesOn: true } : null
}
