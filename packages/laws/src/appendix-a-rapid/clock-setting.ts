import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { movesOfBoth } from '../article-07-irregularities/set-up-claims.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Facts } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

/** Have so many moves gone by that the clock setting is no longer open (A.4.1.1; never in standard play)? */
export function clockSettingIsClosed(course: Course): boolean {
  const { clockSettingClaimMoves: limit, setUpClaimCounts } = course.rules
  return limit !== null && movesOfBoth(course, setUpClaimCounts) >= limit
}

const tooLate = (course: Course): Refusal =>
  refused('claim-not-now', `after ${course.rules.clockSettingClaimMoves} moves by each player`)

/** What each clock should show by the record, and what it showed, where somebody has read it. */
export function clockFacts(course: Course, { white, black }: ClocksShown = {}): Facts {
  const left = (color: Color) => timeLeft(course.state.clock!, color, course.at as Instant)
  return {
    white: left('white'),
    black: left('black'),
    ...(white === undefined ? null : { whiteShown: white }),
    ...(black === undefined ? null : { blackShown: black }),
  }
}

export interface ClocksShown {
  readonly white?: number
  readonly black?: number
}

/** A player says that the clock is set wrongly; how it should be the arbiter finds out (6.10.2). */
export function claimClockSetting(
  course: Course,
  by: Color,
  shown: ClocksShown,
): Refusal | undefined {
  const { state, at } = course
  if (state.clock === null) return refused('no-clock')
  if (clockSettingIsClosed(course)) return tooLate(course)
  const rule = 'clock.wrong-setting'
  course.happen({ type: 'claim-made', at, by, claim: 'clock-setting', ...course.by(rule) })
  stopForRuling(course, by)
  ask(course, {
    claim: 'clock',
    rule,
    by,
    facts: clockFacts(course, shown),
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
  return undefined
}

/**
 * The arbiter finds the clock set wrongly after the limit. From 2017 he may still change it where the
 * schedule of the event would suffer; unless he does, nothing changes.
 */
export function settingFoundLate(course: Course, shown: ClocksShown): Refusal | undefined {
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
