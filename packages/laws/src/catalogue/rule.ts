import type { Numbers } from './row.js'
import type { RuleKind } from './rule-kind.js'
import type { RuleId, SectionSlug } from './sections/index.js'

/** One rule of the Laws. Its id is stable; its number depends on the edition. */
export interface Rule {
  readonly id: RuleId
  readonly section: SectionSlug
  readonly kind: RuleKind
  readonly numbers: Numbers
  /** Other ids for the same rule, or for a broader one that includes it. */
  readonly aliases: readonly string[]
}
