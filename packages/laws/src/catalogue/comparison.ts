import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from '../explanations/explanation.js'
import { existsIn } from './lookup.js'
import type { Rule } from './rule.js'
import { rules } from './rules.js'

/** A rule with its articles in two editions. */
export interface RuleInBoth {
  readonly rule: Rule
  readonly before: { readonly numbers: string; readonly explanation: string }
  readonly after: { readonly numbers: string; readonly explanation: string }
}

/** The differences between two editions. Each rule is in at most one list. */
export interface Comparison {
  readonly added: readonly Rule[]
  readonly removed: readonly Rule[]
  /** Rules that changed in substance, whether or not their number changed too. */
  readonly changed: readonly RuleInBoth[]
  /** Rules that only changed their number. */
  readonly renumbered: readonly RuleInBoth[]
}

/** Compares two editions. A rule has changed in substance if its explanations differ. */
export function compareEditions(
  before: EditionId,
  after: EditionId,
  explanations: Explanations,
): Comparison {
  const reading = (rule: Rule, edition: EditionId) => ({
    numbers: rule.numbers[edition]!,
    explanation: explanationIn(explanations[rule.id] ?? '', edition),
  })
  const inBoth = rules
    .filter(rule => existsIn(rule, before) && existsIn(rule, after))
    .map(rule => ({ rule, before: reading(rule, before), after: reading(rule, after) }))
  const sameSense = ({ before, after }: RuleInBoth) => before.explanation === after.explanation
  return {
    added: rules.filter(rule => !existsIn(rule, before) && existsIn(rule, after)),
    removed: rules.filter(rule => existsIn(rule, before) && !existsIn(rule, after)),
    changed: inBoth.filter(pair => !sameSense(pair)),
    renumbered: inBoth.filter(
      pair => sameSense(pair) && pair.before.numbers !== pair.after.numbers,
    ),
  }
}
