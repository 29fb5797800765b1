import type { EditionId } from '../editions/edition-id.js'
import { type Citation, isUnder, parseCitations } from './citation.js'
import { otherIds } from './other-ids.js'
import type { Rule } from './rule.js'
import { rules } from './rules.js'
import type { RuleId } from './sections/index.js'

const byId = mapById()

function mapById(): ReadonlyMap<string, Rule> {
  return new Map(rules.map(rule => [rule.id, rule]))
}

/** Whether a text is the id of a rule. */
export const isRuleId = (text: string): text is RuleId => byId.has(text)

/** The rules that an id means: one, all those that a broader id combines, or none. */
export function rulesNamed(id: string): readonly Rule[] {
  const rule = byId.get(id)
  if (rule !== undefined) return [rule]
  const named = Object.hasOwn(otherIds, id) ? otherIds[id]! : []
  return named.map(name => byId.get(name)!)
}

/** The rule with this id, or the closest one for another id of the rule. */
export function ruleById(id: RuleId): Rule
export function ruleById(id: string): Rule | undefined
export function ruleById(id: string): Rule | undefined {
  return rulesNamed(id)[0]
}

/** Whether an edition has a rule. */
export const existsIn = (rule: Rule, edition: EditionId): boolean =>
  rule.numbers[edition] !== undefined

/** The articles of a rule in an edition; empty if the edition has no such rule. */
export function citationsOf(rule: Rule, edition: EditionId): readonly Citation[] {
  const numbers = rule.numbers[edition]
  return numbers === undefined ? [] : parseCitations(numbers)
}

/**
 * The article to cite for a rule, such as `7.5.5`; `null` if the edition has no such rule.
 *
 * @example
 * articleOf('illegal.penalty-time', 'fide-2018') // → '7.5.5'
 */
export function articleOf(id: RuleId, edition: EditionId): string | null {
  return citationsOf(ruleById(id), edition)[0]?.article ?? null
}

/** All rules of an edition. */
export const rulesIn = (edition: EditionId): readonly Rule[] =>
  rules.filter(rule => existsIn(rule, edition))

/**
 * The rules of an article in an edition, including its sub-articles. Rules of that article come
 * before rules of other articles that also depend on it.
 */
export const rulesOfArticle = (edition: EditionId, article: string): readonly Rule[] => {
  const citing = rules.flatMap(rule => {
    const citations = citationsOf(rule, edition)
    const at = citations.findIndex(citation => isUnder(citation.article, article))
    if (at < 0) return []
    return [{ rule, place: citations[at]!.implied ? citations.length + at : at }]
  })
  const own = citing.filter(({ place }) => place === 0)
  return [...own, ...citing.filter(({ place }) => place > 0)].map(({ rule }) => rule)
}
