import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Facts } from '../game/question.js'
import { askForPenalty } from './penalty.js'

/** Notes a breach without a fixed penalty. The arbiter may penalise it (12.9). */
export function breach(ruling: OpenRuling, by: Color, rule: RuleId, facts: Facts = {}): void {
  ruling.happen({ type: 'breach', at: ruling.at, by, ...ruling.by(rule) })
  askForPenalty(ruling, by, rule, facts, 'incorrect')
}

/**
 * Notes a breach of 11.1–11.5 (2009: 12.1–12.6), which leads to a penalty chosen by the arbiter
 * (11.6).
 */
export function punishableBreach(
  ruling: OpenRuling,
  by: Color,
  rule: RuleId,
  facts: Facts = {},
): void {
  ruling.happen({ type: 'breach', at: ruling.at, by, ...ruling.by(rule) })
  askForPenalty(ruling, by, rule, facts)
}
