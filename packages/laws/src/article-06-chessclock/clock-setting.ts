import type { Color } from '@jadoube/chess'
import { type Instant, timeLeft } from '@jadoube/clock'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Facts } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

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
