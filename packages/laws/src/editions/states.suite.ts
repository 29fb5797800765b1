import { describe, expect, test } from 'vitest'
import { citationsOf, existsIn, isUnder, rulesNamed } from '../catalogue/index.js'
import {
  originOf,
  type RuleParameterName,
  type RulesHeader,
  type RulesInForce,
  rulesInForce,
} from '../rules-in-force/index.js'
import { type EditionId, isEditionId } from './edition-id.js'

/** A title `[rule · edition] …`, the value that the edition states, and the article. */
type Statement<K extends RuleParameterName> = readonly [
  title: string,
  value: RulesInForce[K],
  article: string | null,
]

interface Circumstances extends Omit<RulesHeader, 'laws'> {
  /** Editions that have no such rule: the value is null, and no article is cited. */
  readonly silentIn?: readonly EditionId[]
}

/** The values of one parameter in the editions, each with its article. */
export function states<K extends RuleParameterName>(
  parameter: K,
  statements: readonly Statement<K>[],
  { silentIn = [], ...circumstances }: Circumstances = {},
): void {
  describe(parameter, () => {
    for (const [title, value, article] of statements)
      test(title, () => {
        const { rule, edition } = taggedIn(title)
        const rules = rulesInForce({ ...circumstances, laws: edition })
        expect(rules[parameter]).toEqual(value)
        const origin = originOf(rules, parameter)
        expect('article' in origin ? origin.article : undefined).toBe(article)
        expect(rulesNamed(rule).some(named => existsIn(named, edition))).toBe(true)
        if (article !== null) expect(isCited(rule, edition, article)).toBe(true)
        for (const laws of silentIn) {
          const silent = rulesInForce({ ...circumstances, laws })
          expect(silent[parameter]).toBeNull()
          expect(originOf(silent, parameter)).toMatchObject({ article: null, basis: 'silent' })
        }
      })
  })
}

function taggedIn(title: string): { readonly rule: string; readonly edition: EditionId } {
  const [, rule = '', edition = ''] = /^\[(\S+) · (\S+)\] /.exec(title) ?? []
  if (!isEditionId(edition)) throw new Error(`no rule and edition in: ${title}`)
  return { rule, edition }
}

/** The catalogue has the rule in that edition at this article, or at one above or below it. */
function isCited(rule: string, edition: EditionId, article: string): boolean {
  return rulesNamed(rule)
    .flatMap(named => citationsOf(named, edition))
    .some(cited => isUnder(cited.article, article) || isUnder(article, cited.article))
}
