import { type EditionId, editionIds, existsIn, type Rule, rules } from '@jadoube/laws'
import type { Citings } from './repository.js'
import type { Tag } from './title-tags.js'

export interface KindCount {
  readonly rules: number
  readonly tested: number
}

export interface EditionCoverage {
  readonly edition: EditionId
  readonly engine: KindCount
  readonly procedure: KindCount
  /** The engine and procedure rules of the edition that no test names. */
  readonly untested: readonly Rule[]
}

export interface Coverage {
  readonly editions: readonly EditionCoverage[]
  /** How many tests and cases name the rule in that edition. */
  readonly tests: (rule: Rule, edition: EditionId) => number
  readonly computed: Citings['computed']
}

/** Only what the program does itself must be tested; the rest is judged by people. */
export const mustBeTested = (rule: Rule): boolean =>
  rule.kind === 'engine' || rule.kind === 'procedure'

/** Counts each test once for each rule and edition that it names. */
export function coverageOf({
  citings,
  computed,
}: {
  readonly citings: readonly { readonly tags: readonly Tag[] }[]
  readonly computed: Citings['computed']
}): Coverage {
  const counts = new Map<string, number>()
  for (const { tags } of citings) {
    for (const key of new Set(tags.map(tag => `${tag.rule} ${tag.edition}`))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const tests = (rule: Rule, edition: EditionId) => counts.get(`${rule.id} ${edition}`) ?? 0
  const count = (edition: EditionId, kind: Rule['kind']): KindCount => {
    const ofKind = rules.filter(rule => rule.kind === kind && existsIn(rule, edition))
    return { rules: ofKind.length, tested: ofKind.filter(rule => tests(rule, edition) > 0).length }
  }
  return {
    tests,
    computed,
    editions: editionIds.map(edition => ({
      edition,
      engine: count(edition, 'engine'),
      procedure: count(edition, 'procedure'),
      untested: rules.filter(
        rule => mustBeTested(rule) && existsIn(rule, edition) && tests(rule, edition) === 0,
      ),
    })),
  }
}
