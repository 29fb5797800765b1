import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion, settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { ground } from '../game/grounds.js'
import { stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { type ClocksShown, clockFacts } from './clock-setting.js'

/** 12.5: the arbiter gives a player time, as after a disturbance from outside. */
export function addTime(course: Course, act: ActOf<'add-time'>): Refusal | undefined {
  if (course.state.clock === null) return refused('no-clock')
  course.happen({
    type: 'time-added',
    at: course.at,
    to: act.player,
    ms: act.ms,
    ...ground(course, 'timeGiven', 'arb.extra-time', act.player, act.ms),
  })
  settle(course, 'outside-disturbance', 'correct')
  settle(course, 'displaced', 'correct')
  return undefined
}

/** 6.10.2: the arbiter sets the times, and the move counter where it needs correcting. */
export function setClock(course: Course, act: ActOf<'set-clock'>): Refusal | undefined {
  if (course.state.clock === null) return refused('no-clock')
  course.happen({
    type: 'clock-set',
    at: course.at,
    white: act.white ?? null,
    black: act.black ?? null,
    moves: act.moves ?? null,
    ...course.by(ruleOfSetting(course)),
  })
  settle(course, 'clock', 'correct')
  settle(course, 'envelope-missing', 'correct')
  settle(course, 'times', 'incorrect')
  settle(course, 'assistant-time', 'correct')
  return undefined
}

/** After a position was put back (7.1), after a defect, or because the setting was wrong (6.10). */
const ruleOfSetting = (course: Course): RuleId =>
  (openQuestion(course, 'clock') ?? openQuestion(course, 'times'))?.rule ??
  (course.state.adjournment?.lost === true ? 'adjourn.lost.clocks' : 'clock.wrong-setting')

/** 6.10: the clock is defective or set wrongly. It is stopped at once; the arbiter sets it by best judgement. */
export function observeClock(
  course: Course,
  what: 'clock-defective' | 'clock-wrongly-set',
  shown: ClocksShown,
): Refusal | undefined {
  const { state, at } = course
  if (state.clock === null) return refused('no-clock')
  course.happen({ type: 'observed', at, what, player: null, ...course.by('arb.observe') })
  stopForRuling(course, 'arbiter')
  ask(course, {
    claim: 'clock',
    rule: what === 'clock-defective' ? 'clock.replace-defective' : 'clock.wrong-setting',
    facts: clockFacts(course, shown),
    options: [
      { act: 'set-clock', effect: 'times-set' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
  return undefined
}
