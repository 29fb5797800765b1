import { type Color, opposite } from '@jadoube/chess'
import { canMate } from '../article-05-end/cannot-mate.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss } from '../game/result.js'

/**
 * 11.3.2 (2009: 12.3.b): an electronic device. In 2009 its sound is the offence, from 2017 having it in
 * the venue, of which a sound is the evidence.
 */
export function observeDevice(
  course: Course,
  what: 'device-sound' | 'device-possession',
  player: Color | undefined,
): Refusal | undefined {
  if (player === undefined) return refused('malformed-act', 'whose device?')
  const { deviceOffence } = course.rules
  if (deviceOffence === 'sound' && what !== 'device-sound') return refused('not-covered', what)
  const rule = ruleOf(course, player)
  course.happen({ type: 'device-noticed', at: course.at, player, what, ...course.by(rule) })
  const { devicePenalties } = course.rules
  const times = course.player(player).devices
  const step = devicePenalties[Math.min(times, devicePenalties.length) - 1]!
  if (step === 'loss') loseByDevice(course, player, rule)
  else if (step === 'loss-possible') askForLoss(course, player, rule)
  else if (step !== 'time') {
    course.happen({
      type: 'penalty-imposed',
      at: course.at,
      player,
      penalty: step,
      ...course.by(rule),
    })
  }
  return undefined
}

/** The rule of this edition, or the step of the Finnish ladder that has been reached. */
function ruleOf(course: Course, player: Color): RuleId {
  const own = course.rules.deviceOffence === 'sound' ? 'device.sound-2009' : 'device.possession'
  if (course.article('fi.phone-1-remark') === undefined) return own
  if (course.rules.devicePenalties.length === 1) return 'fi.phone-rated'
  const steps = ['fi.phone-1-remark', 'fi.phone-2-warning', 'fi.phone-3-loss'] as const
  return steps[Math.min(course.player(player).devices, 2)]!
}

/** 12.3.b of 2009: the opponent gets half a point only, where he could not have won. */
function loseByDevice(course: Course, player: Color, rule: RuleId): void {
  const opponent = opposite(player)
  const halves = course.rules.deviceOpponentScores === 'win-or-half-if-he-cannot-win'
  if (halves && canMate(course, opponent) === 'no') {
    conclude(course, {
      outcomes: { ...loss(player), [opponent]: 'draw' },
      reason: 'device',
      rule: 'device.sound-2009-half',
    })
    return
  }
  conclude(course, { outcomes: loss(player), reason: 'device', rule })
}

function askForLoss(course: Course, player: Color, rule: RuleId): void {
  course.happen({
    type: 'question',
    at: course.at,
    to: 'arbiter',
    claim: 'device',
    by: player,
    facts: { times: course.player(player).devices },
    options: [
      { verdict: 'correct', effect: 'loss' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    ...course.by(rule),
  })
}
