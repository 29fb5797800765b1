import { type Color, opposite } from '@jadoube/chess'
import { type Instant, periodAt, periodOfMove, settleClock, timeLeft } from '@jadoube/clock'
import type { OpenRuling } from '../game/open-ruling.js'
import type { GameState } from '../game/state.js'
import type { RulesInForce } from '../rules-in-force/index.js'

/** Whether the player has so little time at this moment that they need not record (8.4). */
function hasTooLittle(state: GameState, rules: RulesInForce, color: Color, at: number): boolean {
  const { clock } = state
  if (clock === null) return false
  if (timeLeft(clock, color, at as Instant) >= rules.recordingExemptBelowMs) return false
  const control = clock.setup[color]
  const { extra } = periodAt(control, periodOfMove(control, clock[color].presses + 1))
  return extra < rules.recordingIncrementMs
}

/**
 * Ends the duty to record for the rest of the period, as soon as the player whose clock is running
 * has too little time. A press, a penalty or the arbiter may give them more time, but they stay
 * exempt.
 */
export function dutyToRecordEnds(ruling: OpenRuling): void {
  const { state, rules, at } = ruling
  const { clock } = state
  if (clock === null || clock.state !== 'running' || rules.recording !== 'required') return
  const player = clock.turn
  const { period } = clock[player]
  if (ruling.player(player).exemptIn === period || !hasTooLittle(state, rules, player, at)) return
  ruling.happen({
    type: 'duty-to-record-ended',
    at,
    player,
    period,
    ...ruling.by('score.exempt'),
  })
  const other = opposite(player)
  if (ruling.player(other).exemptIn !== clock[other].period) return
  // 8.5.1: now the arbiter or an assistant must try to be present and record.
  ruling.happen({ type: 'recording-passed-to-arbiter', at, ...ruling.by('score.neither') })
}

/** Whether this player must record the moves now (8.1.1, 8.4). */
export function mustRecord(
  state: GameState,
  rules: RulesInForce,
  color: Color,
  at: number,
): boolean {
  if (rules.recording !== 'required' || state.clock === null) return false
  if (state.status === 'concluded') return false
  if (state[color].exemptIn === settleClock(state.clock, at as Instant)[color].period) return false
  return !hasTooLittle(state, rules, color, at)
}
