import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { Verdict } from './act.js'
import type { OpenRuling } from './open-ruling.js'
import type { Facts, Option, Question, QuestionName } from './question.js'

/** A question to the arbiter. */
export interface Asking {
  readonly claim: QuestionName
  readonly rule: RuleId
  readonly by?: Color | null
  readonly player?: Color
  readonly facts: Facts
  readonly options: readonly Option[]
  /** False: play does not wait for the answer. */
  readonly holds?: false
  /** The verdict that applies until the arbiter decides. */
  readonly standing?: Verdict
}

/**
 * Asks the arbiter where the Laws leave it to their judgement (Preface), with the proved facts and
 * the effect of each answer. Without an arbiter the regulations decide what happens (`lapse`,
 * `ruleTogether`).
 */
export function ask(ruling: OpenRuling, asking: Asking): void {
  const { claim, rule, by = null, player, facts, options, holds, standing } = asking
  ruling.happen({
    type: 'question',
    at: ruling.at,
    to: 'arbiter',
    claim,
    by,
    ...(player === undefined ? null : { player }),
    facts,
    options,
    ...(holds === undefined ? null : { holds }),
    ...(standing === undefined ? null : { standing }),
    ...ruling.by(rule),
  })
}

/** The open question with this name, about this player if one is given. */
export const openQuestion = (
  ruling: OpenRuling,
  claim: string,
  player?: Color,
): Question | undefined =>
  ruling.state.questions.findLast(
    each => each.claim === claim && (player === undefined || each.player === player),
  )

/** Closes a question because another act of the arbiter answers it. */
export function settle(
  ruling: OpenRuling,
  claim: QuestionName,
  verdict: Verdict | null,
  player?: Color,
): void {
  for (const each of ruling.state.questions) {
    if (each.claim !== claim || (player !== undefined && each.player !== player)) continue
    ruling.happen({
      type: 'question-answered',
      at: ruling.at,
      claim,
      ...(each.player === null ? null : { player: each.player }),
      verdict,
      rule: each.rule,
      ...(each.article === null ? null : { article: each.article }),
    })
  }
}
