import { type Color, opposite } from '@jadoube/chess'
import {
  type ChessClock,
  type Instant,
  type Millis,
  nextAlarm,
  periodAt,
  periodOfMove,
  settleClock,
  timeLeft,
  whenLeft,
} from '@jadoube/clock'
import type { OpenRuling } from '../game/open-ruling.js'
import type { GameState } from '../game/state.js'
import type { RulesInForce } from '../rules-in-force/index.js'

/** Whether the player has so little time at this moment that they need not record (8.4). */
function hasTooLittle(state: GameState, rules: RulesInForce, color: Color, at: number): boolean {
  const { clock } = state
  if (clock === null || timeLeft(clock, color, at as Instant) >= rules.recordingExemptBelowMs)
    return false
  return hasLittleIncrement(clock, color, rules)
}

function hasLittleIncrement(clock: ChessClock, color: Color, rules: RulesInForce): boolean {
  const control = clock.setup[color]
  const { extra } = periodAt(control, periodOfMove(control, clock[color].presses + 1))
  return extra < rules.recordingIncrementMs
}

/** When the running clock first showed less than this, or when it began to run with less. */
function whenBelow(clock: ChessClock, left: number): number {
  const reached = whenLeft(clock, clock.turn, left as Millis)
  return reached === null ? clock.since : reached + 1
}

/**
 * Ends the duty to record for the rest of the period, as soon as the player whose clock is running
 * has too little time, if that was before `until`; the next act shows it. A press, a penalty or the
 * arbiter may give them more time, but they stay exempt.
 */
export function dutyToRecordEnds(ruling: OpenRuling, until: number): void {
  const { rules } = ruling
  let { clock } = ruling.state
  if (clock === null || clock.state !== 'running' || rules.recording !== 'required') return
  if (!hasLittleIncrement(clock, clock.turn, rules)) return
  for (;;) {
    endsInPeriod(ruling, clock, until)
    // The clock may have added the time of the next period meanwhile.
    const next = nextAlarm(clock)
    if (next === null || next.adds === null || next.at > until) return
    clock = settleClock(clock, next.at)
  }
}

function endsInPeriod(ruling: OpenRuling, clock: ChessClock, until: number): void {
  const { rules } = ruling
  const player = clock.turn
  const { period } = clock[player]
  const below = whenBelow(clock, rules.recordingExemptBelowMs)
  // The state may still show the period before, if nobody has pressed the clock since.
  if ((ruling.player(player).exemptIn ?? -1) >= period || below > until) return
  const at = Math.max(ruling.state.at, below)
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
