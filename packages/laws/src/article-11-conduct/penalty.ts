import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { PenaltyKind } from '../editions/index.js'
import type { Verdict } from '../game/act.js'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type ActedOption, effectOfPenalty, type Facts } from '../game/question.js'
import { penaltiesAtHand } from '../rules-in-force/index.js'

/**
 * 11.6, 12.9: a breach must or may be penalised, and the arbiter chooses from the list of the
 * edition. Play does not wait for it. With `standing`, nothing follows unless they act.
 */
export function askForPenalty(
  ruling: OpenRuling,
  player: Color,
  rule: RuleId,
  facts: Facts,
  standing?: Extract<Verdict, 'incorrect'>,
): void {
  const open = openQuestion(ruling, 'conduct', player)
  if (standing !== undefined && open?.standing === null) return
  const { breaches, warnings } = ruling.player(player)
  ask(ruling, {
    claim: 'conduct',
    rule,
    player,
    facts: { ...facts, breaches, warnings },
    options: [...penaltyOptions(ruling, player), { verdict: 'incorrect', effect: 'play-on' }],
    holds: false,
    ...(standing === undefined ? null : { standing }),
  })
}

/** The penalties that can be imposed. Finnish blitz has a fixed ladder instead. */
function penaltyOptions(ruling: OpenRuling, player: Color): readonly ActedOption[] {
  const { breachLadder } = ruling.rules
  const option = (penalty: PenaltyKind): ActedOption => ({
    act: 'penalise',
    penalty,
    effect: effectOfPenalty[penalty],
  })
  if (breachLadder !== null) {
    const step = Math.min(Math.max(ruling.player(player).breaches, 1), breachLadder.length)
    return [option(breachLadder[step - 1]!)]
  }
  const isTime = (penalty: PenaltyKind) => penalty === 'add-time' || penalty === 'cut-time'
  const { rules, state } = ruling
  return penaltiesAtHand(rules)
    .filter(each => state.clock !== null || !isTime(each))
    .map(option)
}
