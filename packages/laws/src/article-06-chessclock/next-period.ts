import type { Color } from '@jadoube/chess'
import { type Instant, periodAt, quotaAfter, settleClock } from '@jadoube/clock'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'

/**
 * Adds the time of the player's next period and sets their counter to this many moves. Their flag
 * is up again.
 */
export function beginNextPeriod(
  ruling: OpenRuling,
  player: Color,
  moves: number,
  rule: RuleId,
): void {
  const { clock } = ruling.state
  if (clock === null) return
  const { left, period } = settleClock(clock, ruling.at as Instant)[player]
  const { time } = periodAt(clock.setup[player], period + 1)
  ruling.happen({
    type: 'next-period-begun',
    at: ruling.at,
    player,
    moves,
    left: Math.max(left + time, 0),
    ...ruling.by(rule),
  })
}

/**
 * 6.4: a flag is down although the moves of the period were completed, because not all of them were
 * pressed. The clock counts presses and has not added the next period, so its counter is corrected
 * (6.10.2).
 */
export function correctCounter(ruling: OpenRuling, player: Color): void {
  const { clock } = ruling.state
  const { unpressed } = ruling.player(player)
  if (clock === null || unpressed === 0) return
  const { left, period, presses } = settleClock(clock, ruling.at as Instant)[player]
  const quota = quotaAfter(clock.setup[player], period)
  if (left > 0 || quota === null || presses + unpressed < quota) return
  beginNextPeriod(ruling, player, presses + unpressed, 'flag.check-quota')
}
