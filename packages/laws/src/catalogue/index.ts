export {
  articleSteps,
  type Citation,
  isUnder,
  makeCitations,
  parseCitations,
} from './citation.js'
export { type Comparison, compareEditions, type RuleInBoth } from './comparison.js'
export {
  articleOf,
  citationsOf,
  existsIn,
  isRuleId,
  ruleById,
  rulesIn,
  rulesNamed,
  rulesOfArticle,
} from './lookup.js'
export type { Numbers } from './row.js'
export type { Rule } from './rule.js'
export { type RuleKind, ruleKinds } from './rule-kind.js'
export { rules } from './rules.js'
export { sectionTitles } from './section-titles.js'
export { type RuleId, type SectionSlug, sectionSlugs } from './sections/index.js'
