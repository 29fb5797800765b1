import { type Color, makeSquare } from '@jadoube/chess'
import { breach } from '../article-11-conduct/breach.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Refusal } from '../game/refusal.js'

/**
 * 4.2.1: the player who has the move may adjust pieces after saying so, without being bound by it.
 * Since 2017 their own clock must also be running (6.2.5), so nobody may adjust between a move and
 * its press.
 */
export function adjust(ruling: OpenRuling, act: ActOf<'adjust'>, by: Color): Refusal | undefined {
  const { state, rules, at } = ruling
  ruling.happen({
    type: 'pieces-adjusted',
    at,
    by,
    squares: act.squares.map(makeSquare),
    ...ruling.by('touch.adjust'),
  })
  if (by !== state.turn) {
    breach(ruling, by, 'touch.adjust')
    return undefined
  }
  const { clock } = state
  const wantsOwnClock = rules.adjustingBy === 'who-has-the-move-and-whose-clock-runs'
  if (wantsOwnClock && clock !== null && clock.state === 'running' && clock.turn !== by) {
    breach(ruling, by, 'clock.adjust-own-time')
  }
  return undefined
}
