import { type Color, opposite } from '@jadoube/chess'
import { canMate } from '../article-05-end/cannot-mate.js'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import { ask } from '../game/ask.js'
import type { DeviceReport } from '../game/observation.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Ends, RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { loss } from '../game/result.js'
import { isDuringPlay } from './during-play.js'
import { askForPenalty } from './penalty.js'

/**
 * 11.3.2 (2009: 12.3.b): an electronic device. In 2009 its sound is the offence, and a device that
 * is switched off is allowed. Since 2017 having one in the venue is the offence, and a sound is
 * evidence of it.
 */
export function observeDevice(
  ruling: OpenRuling,
  what: DeviceReport,
  player: Color | undefined,
): Refusal | undefined {
  if (player === undefined) return refused('malformed-act', { lacks: 'player' })
  const { rules, at } = ruling
  const isPossession = rules.deviceOffence === 'possession'
  const isOffence = isPossession || what === 'device-sound'
  const isYetAllowed = isPossession && !isDuringPlay(ruling)
  if (!isOffence || isYetAllowed || isAllowed(ruling, what, player)) {
    ruling.happen({ type: 'observed', at, what, player, ...ruling.by('device.ban') })
    if (!isOffence) askWhetherSwitchedOff(ruling, what, player)
    return undefined
  }
  const rule = ruleOf(ruling, player)
  ruling.happen({ type: 'device-noticed', at, player, what, ...ruling.by(rule) })
  const { devicePenalties } = rules
  const times = ruling.player(player).devices
  const step = devicePenalties[Math.min(times, devicePenalties.length) - 1]!
  if (step === 'loss') loseByDevice(ruling, player, rule)
  else if (step === 'loss-possible') askForLoss(ruling, player, rule)
  else if (step === 'time') askForPenalty(ruling, player, rule, { what, times })
  else ruling.happen({ type: 'penalty-imposed', at, player, penalty: step, ...ruling.by(rule) })
  return undefined
}

/**
 * Whether the device is allowed: by the arbiter, or switched off in a bag if the regulations permit
 * it (11.3.2.1).
 */
function isAllowed(ruling: OpenRuling, what: DeviceReport, player: Color): boolean {
  if (ruling.player(player).permitted.includes('device')) return true
  return what === 'device-in-bag' && ruling.rules.deviceInBag === 'allowed'
}

/**
 * 12.3.b of 2009: a device that is switched on is forbidden even if silent. 12.7 says what follows.
 */
function askWhetherSwitchedOff(ruling: OpenRuling, what: string, player: Color): void {
  if (ruling.rules.deviceSwitchedOffOnPerson !== 'allowed') return
  askForPenalty(ruling, player, 'device.ban', { what }, 'incorrect')
}

/** The rule of this edition, or the current step of the Finnish ladder. */
function ruleOf(ruling: OpenRuling, player: Color): RuleId {
  const own = ruling.rules.deviceOffence === 'sound' ? 'device.sound-2009' : 'device.possession'
  if (ruling.article('fi.phone-1-remark') === undefined) return own
  if (ruling.rules.devicePenalties.length === 1) return 'fi.phone-rated'
  const steps = ['fi.phone-1-remark', 'fi.phone-2-warning', 'fi.phone-3-loss'] as const
  return steps[Math.min(ruling.player(player).devices, 2)]!
}

const lost = (player: Color, rule: RuleId): Ends => ({
  outcomes: loss(player),
  reason: 'device',
  rule,
})

/** 12.3.b of 2009: the opponent gets only half a point if they could not have won. */
const lostForHalf = (player: Color): Ends => ({
  outcomes: { ...loss(player), [opposite(player)]: 'draw' },
  reason: 'device',
  rule: 'device.sound-2009-half',
})

/** How a device ends the game; null if it is not known whether the opponent could have won. */
function endOf(ruling: OpenRuling, player: Color, rule: RuleId): Ends | null {
  if (ruling.rules.deviceOpponentScores === 'win') return lost(player, rule)
  const answer = canMate(ruling, opposite(player))
  if (answer === 'undetermined') return null
  return answer === 'yes' ? lost(player, rule) : lostForHalf(player)
}

function loseByDevice(ruling: OpenRuling, player: Color, rule: RuleId): void {
  const end = endOf(ruling, player, rule)
  if (end !== null) {
    conclude(ruling, end)
    return
  }
  stopForRuling(ruling, 'arbiter')
  ask(ruling, {
    claim: 'can-mate',
    rule: 'device.sound-2009-half',
    player,
    facts: { reason: 'device' },
    options: ends(ruling, player, rule),
  })
}

/** The answers that end the game. */
function ends(ruling: OpenRuling, player: Color, rule: RuleId): readonly RuledOption[] {
  const { win, draw } = ruling.rules.points
  return [
    { verdict: 'correct', effect: 'loss', points: win, ends: lost(player, rule) },
    { verdict: 'incorrect', effect: 'loss', points: draw, ends: lostForHalf(player) },
  ]
}

/** Finland: at the third offence the game may be declared lost. */
function askForLoss(ruling: OpenRuling, player: Color, rule: RuleId): void {
  const end = endOf(ruling, player, rule) ?? lost(player, rule)
  ask(ruling, {
    claim: 'device',
    rule,
    player,
    facts: { times: ruling.player(player).devices },
    options: [
      { verdict: 'correct', effect: 'loss', ends: end },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
    holds: false,
  })
}
