import type { Numbers } from './row.js'
import type { RuleKind } from './rule-kind.js'
import type { RuleId, SectionSlug } from './sections/index.js'

/** One rule of the Laws. Its id stays; its number is a matter of the edition. */
export interface Rule {
  readonly id: RuleId
  readonly section: SectionSlug
  readonly kind: RuleKind
  readonly numbers: Numbers
  /** Other ids under which the same rule, or a coarser one that contains it, is known. */
  readonly aliases: readonly string[]
}
