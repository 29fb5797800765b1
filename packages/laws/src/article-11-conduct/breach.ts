import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Facts } from '../game/question.js'
import { askForPenalty } from './penalty.js'

/** A breach without its own price: it is noted, and the arbiter may penalise it (12.9). */
export function breach(ruling: OpenRuling, by: Color, rule: RuleId, facts: Facts = {}): void {
  ruling.happen({ type: 'breach', at: ruling.at, by, ...ruling.by(rule) })
  askForPenalty(ruling, by, rule, facts, 'incorrect')
}

/** A breach of 11.1–11.5 (2009: 12.1–12.6) leads to a penalty, which the arbiter chooses (11.6). */
export function punishableBreach(
  ruling: OpenRuling,
  by: Color,
  rule: RuleId,
  facts: Facts = {},
): void {
  ruling.happen({ type: 'breach', at: ruling.at, by, ...ruling.by(rule) })
  askForPenalty(ruling, by, rule, facts)
}
