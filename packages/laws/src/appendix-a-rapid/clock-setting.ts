import { type ClocksShown, clockFacts } from '../article-06-chessclock/clock-setting.js'
import { movesOfBoth } from '../article-07-irregularities/set-up-claims.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * Whether too many moves have been made to change the clock setting (A.4.1.1; never in standard
 * play).
 */
function clockSettingIsClosed(ruling: OpenRuling): boolean {
  const { clockSettingClaimMoves: limit, setUpClaimCounts } = ruling.rules
  return limit !== null && movesOfBoth(ruling, setUpClaimCounts) >= limit
}

/** Rejects a claim about the clock setting that comes too late. */
export function claimSettingLate(ruling: OpenRuling): Intervention {
  const isOpen = ruling.state.clock === null || !clockSettingIsClosed(ruling)
  return isOpen ? 'ordinary' : tooLate(ruling)
}

const tooLate = (ruling: OpenRuling): Refusal =>
  refused('claim-not-now', { afterMoves: ruling.rules.clockSettingClaimMoves })

/**
 * The arbiter finds the clock set wrongly after the limit. Since 2017 they may still change it if
 * the schedule of the event would suffer; otherwise nothing changes.
 */
export function settingFoundLate(ruling: OpenRuling, shown: ClocksShown): Intervention {
  if (ruling.state.clock === null || !clockSettingIsClosed(ruling)) return 'ordinary'
  if (ruling.rules.clockSettingScheduleException === null) return tooLate(ruling)
  ask(ruling, {
    claim: 'clock',
    rule: 'rapid.unsup.clock.schedule-exception',
    facts: clockFacts(ruling, shown),
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
    standing: 'incorrect',
  })
  return undefined
}
