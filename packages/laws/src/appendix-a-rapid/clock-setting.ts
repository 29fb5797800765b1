import { type ClocksShown, clockFacts } from '../article-06-chessclock/clock-setting.js'
import { movesOfBoth } from '../article-07-irregularities/set-up-claims.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { Intervention } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'

/** Have so many moves gone by that the clock setting is no longer open (A.4.1.1; never in standard play)? */
function clockSettingIsClosed(course: Course): boolean {
  const { clockSettingClaimMoves: limit, setUpClaimCounts } = course.rules
  return limit !== null && movesOfBoth(course, setUpClaimCounts) >= limit
}

/** A claim that the clock is set wrongly comes too late. */
export function claimSettingLate(course: Course): Intervention {
  const isOpen = course.state.clock === null || !clockSettingIsClosed(course)
  return isOpen ? 'ordinary' : tooLate(course)
}

const tooLate = (course: Course): Refusal =>
  refused('claim-not-now', `after ${course.rules.clockSettingClaimMoves} moves by each player`)

/**
 * The arbiter finds the clock set wrongly after the limit. From 2017 he may still change it where the
 * schedule of the event would suffer; unless he does, nothing changes.
 */
export function settingFoundLate(course: Course, shown: ClocksShown): Intervention {
  if (course.state.clock === null || !clockSettingIsClosed(course)) return 'ordinary'
  if (course.rules.clockSettingScheduleException === null) return tooLate(course)
  ask(course, {
    claim: 'clock',
    rule: 'rapid.unsup.clock.schedule-exception',
    facts: clockFacts(course, shown),
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
    standing: 'incorrect',
  })
  return undefined
}
