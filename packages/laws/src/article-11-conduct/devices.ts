import { type Color, opposite } from '@jadoube/chess'
import { canMate } from '../article-05-end/cannot-mate.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { DeviceReport } from '../game/observation.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Ends, RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss } from '../game/result.js'
import { askForPenalty } from './penalty.js'

/**
 * 11.3.2 (2009: 12.3.b): an electronic device. In 2009 its sound is the offence, and one that is switched
 * off is allowed; from 2017 it is having one in the venue, of which a sound is the evidence.
 */
export function observeDevice(
  course: Course,
  what: DeviceReport,
  player: Color | undefined,
): Refusal | undefined {
  if (player === undefined) return refused('malformed-act', 'whose device?')
  const { rules, at } = course
  const isOffence = rules.deviceOffence === 'possession' || what === 'device-sound'
  if (!isOffence || isAllowed(course, what, player)) {
    course.happen({ type: 'observed', at, what, player, ...course.by('device.ban') })
    if (!isOffence) askWhetherSwitchedOff(course, what, player)
    return undefined
  }
  const rule = ruleOf(course, player)
  course.happen({ type: 'device-noticed', at, player, what, ...course.by(rule) })
  const { devicePenalties } = rules
  const times = course.player(player).devices
  const step = devicePenalties[Math.min(times, devicePenalties.length) - 1]!
  if (step === 'loss') loseByDevice(course, player, rule)
  else if (step === 'loss-possible') askForLoss(course, player, rule)
  else if (step === 'time') askForPenalty(course, player, rule, { what, times })
  else course.happen({ type: 'penalty-imposed', at, player, penalty: step, ...course.by(rule) })
  return undefined
}

/** The arbiter has allowed it, or it lies switched off in his bag and the regulations let it (11.3.2.1). */
function isAllowed(course: Course, what: DeviceReport, player: Color): boolean {
  if (course.player(player).permitted.includes('device')) return true
  return what === 'device-in-bag' && course.rules.deviceInBag === 'allowed'
}

/** 12.3.b of 2009: one that is switched on is forbidden even if it is silent; what then, 12.7 says. */
function askWhetherSwitchedOff(course: Course, what: string, player: Color): void {
  if (course.rules.deviceSwitchedOffOnPerson !== 'allowed') return
  askForPenalty(course, player, 'device.ban', { what }, 'incorrect')
}

/** The rule of this edition, or the step of the Finnish ladder that has been reached. */
function ruleOf(course: Course, player: Color): RuleId {
  const own = course.rules.deviceOffence === 'sound' ? 'device.sound-2009' : 'device.possession'
  if (course.article('fi.phone-1-remark') === undefined) return own
  if (course.rules.devicePenalties.length === 1) return 'fi.phone-rated'
  const steps = ['fi.phone-1-remark', 'fi.phone-2-warning', 'fi.phone-3-loss'] as const
  return steps[Math.min(course.player(player).devices, 2)]!
}

const lost = (player: Color, rule: RuleId): Ends => ({
  outcomes: loss(player),
  reason: 'device',
  rule,
})

/** 12.3.b of 2009: the opponent gets half a point only, where he could not have won. */
const lostForHalf = (player: Color): Ends => ({
  outcomes: { ...loss(player), [opposite(player)]: 'draw' },
  reason: 'device',
  rule: 'device.sound-2009-half',
})

/** How the game ends by a device: null where nobody knows whether the opponent could have won. */
function endOf(course: Course, player: Color, rule: RuleId): Ends | null {
  if (course.rules.deviceOpponentScores === 'win') return lost(player, rule)
  const answer = canMate(course, opposite(player))
  if (answer === 'undetermined') return null
  return answer === 'yes' ? lost(player, rule) : lostForHalf(player)
}

function loseByDevice(course: Course, player: Color, rule: RuleId): void {
  const end = endOf(course, player, rule)
  if (end !== null) {
    conclude(course, end)
    return
  }
  stopForRuling(course, 'arbiter')
  ask(course, {
    claim: 'can-mate',
    rule: 'device.sound-2009-half',
    player,
    facts: { reason: 'device' },
    options: ends(course, player, rule),
  })
}

/** The answers that end the game. */
function ends(course: Course, player: Color, rule: RuleId): readonly RuledOption[] {
  const { win, draw } = course.rules.points
  return [
    { verdict: 'correct', effect: 'loss', points: win, ends: lost(player, rule) },
    { verdict: 'incorrect', effect: 'loss', points: draw, ends: lostForHalf(player) },
  ]
}

/** Finland: at the third time the game may be declared lost. */
function askForLoss(course: Course, player: Color, rule: RuleId): void {
  const end = endOf(course, player, rule) ?? lost(player, rule)
  ask(course, {
    claim: 'device',
    rule,
    player,
    facts: { times: course.player(player).devices },
    options: [
      { verdict: 'correct', effect: 'loss', ends: end },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
  })
}
