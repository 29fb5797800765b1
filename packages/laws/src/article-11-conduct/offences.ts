import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Offence } from '../game/observation.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { ObservationAnswer } from '../game/provision.js'
import { type Refusal, refused } from '../game/refusal.js'
import { breach, punishableBreach } from './breach.js'
import { isDuringPlay } from './during-play.js'

/** Offences against 11.1–11.5 and 6.2.4, by the word of a report. They must be penalised. */
const punishable = {
  disrepute: 'conduct.disrepute',
  'left-venue': 'venue.leave',
  'left-playing-area': 'venue.leave-on-move',
  notes: 'conduct.no-aids',
  information: 'conduct.no-aids',
  advice: 'conduct.no-aids',
  analysis: 'conduct.no-aids',
  'device-switched-on': 'device.ban',
  'bag-used': 'device.bag',
  'search-refused': 'device.search',
  smoking: 'conduct.smoking',
  'e-cigarette': 'conduct.smoking',
  disturbance: 'conduct.no-disturb',
  noise: 'conduct.no-disturb',
  'unreasonable-claim': 'conduct.no-disturb',
  'unreasonable-offer': 'conduct.no-disturb',
  'clock-struck': 'clock.handling',
} as const satisfies Readonly<Partial<Record<Offence, RuleId>>>

/** Offences against other articles, which the arbiter may penalise. */
const discretionary: Readonly<Record<Exclude<Offence, keyof typeof punishable>, RuleId>> = {
  'finger-on-clock': 'clock.no-hover',
  'scoresheet-hidden': 'score.visible',
  'scoresheet-misused': 'score.only-use',
  'reconstruction-refused': 'conduct.help-reconstruct',
  'claim-check-refused': 'conduct.check-claim',
  'move-not-announced': 'blind.announce.clear',
  'move-not-repeated': 'blind.announce.repeat',
}

const ruleOf: Readonly<Record<Offence, RuleId>> = { ...punishable, ...discretionary }

/** The answer to each offence. */
export const offences = Object.fromEntries(
  (Object.keys(ruleOf) as Offence[]).map(what => [
    what,
    { arbiter: (ruling, { player }) => observeOffence(ruling, what, player) },
  ]),
) as Record<Offence, ObservationAnswer>

/**
 * The arbiter has seen or was told of an offence. What the edition does not forbid is only noted.
 */
function observeOffence(
  ruling: OpenRuling,
  what: Offence,
  player: Color | undefined,
): Refusal | undefined {
  if (player === undefined) return refused('malformed-act', { lacks: 'player' })
  const { at, rules } = ruling
  ruling.happen({ type: 'observed', at, what, player, ...ruling.by('arb.observe') })
  const rule = ruleOf[what]
  const isAid = rule === 'conduct.no-aids'
  const forbidden = isAid
    ? isDuringPlay(ruling)
    : what !== 'e-cigarette' || rules.eCigarettesAreSmoking !== null
  if (!forbidden || ruling.article(rule) === undefined) return undefined
  // In 2009 the use of the scoresheet is among the rules of conduct (12.4).
  const isConduct = what === 'scoresheet-misused' && rules.scoresheetMisuse === 'must-be-penalised'
  if (isConduct || Object.hasOwn(punishable, what)) punishableBreach(ruling, player, rule, { what })
  else breach(ruling, player, rule, { what })
  return undefined
}
