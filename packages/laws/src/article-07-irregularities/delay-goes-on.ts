import type { Color } from '@jadoube/chess'
import { periodAt, periodOfMove } from '@jadoube/clock'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * 6.3.2, 7.1: the delay is given once for each move. Where the press after an illegal move is withdrawn, the
 * move goes on with what was left of it, as an increment is taken back (`incrementAfterIllegalMove`).
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
