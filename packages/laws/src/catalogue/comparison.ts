import type { EditionId } from '../editions/edition-id.js'
import { type Explanations, explanationIn } from '../explanations/explanation.js'
import { existsIn } from './lookup.js'
import type { Rule } from './rule.js'
import { rules } from './rules.js'

export interface RuleInBoth {
  readonly rule: Rule
  readonly before: { readonly numbers: string; readonly explanation: string }
  readonly after: { readonly numbers: string; readonly explanation: string }
}

/** What a step from one edition to another does to the rules; each rule is in one list at most. */
export interface Comparison {
  readonly added: readonly Rule[]
  readonly removed: readonly Rule[]
  /** Other in substance, whether or not the number changed too. */
  readonly changed: readonly RuleInBoth[]
  /** The same rule under another number. */
  readonly renumbered: readonly RuleInBoth[]
}

/** Compares two editions; a rule changed in substance where its explanations differ. */
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
