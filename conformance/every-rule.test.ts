import { type EditionId, editionIds, existsIn, isRuleId, ruleById, rules } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { caseFiles } from './case-files.js'

interface Exception {
  readonly rule: string
  /** Default: every edition that has the rule. */
  readonly editions?: readonly EditionId[]
  /** Why no record can show it, and which test does. */
  readonly why: string
}

// A record names its Laws and begins at the board. It cannot show what happens before that.
const exceptions: readonly Exception[] = [
  {
    rule: 'scope.edition-by-date',
    why: 'which edition holds on a day is asked before there is a record (editions/edition-for.test.ts)',
  },
  {
    rule: 'scope.gender',
    why: 'that nothing depends on it shows only between two records (record/scope.test.ts)',
  },
  {
    rule: 'preface.federation.territory',
    why: 'a record does not say where it is played; the choice of the edition does (editions/edition-for.test.ts)',
  },
  {
    rule: 'preface.federation.not-fide-events',
    editions: ['finland-blitz-2008'],
    why: 'a rated game is never under these rules, so there is no such record (editions/edition-for.test.ts)',
  },
  {
    rule: 'preface.rating-condition',
    editions: ['finland-blitz-2008'],
    why: 'a game under these rules is not rated, whatever its header says, and no ruling hangs on it (record/scope.test.ts)',
  },
]

const covered = new Set(
  caseFiles.flatMap(({ file }) =>
    file.editions.flatMap(edition => file.rules.map(rule => `${rule} ${edition}`)),
  ),
)

const isException = (rule: string, edition: EditionId): boolean =>
  exceptions.some(
    each => each.rule === rule && (each.editions === undefined || each.editions.includes(edition)),
  )

describe('every engine and procedure rule of an edition has a conformance case in it', () => {
  test.each(editionIds)('%s', edition => {
    const decided = rules.filter(({ kind }) => kind === 'engine' || kind === 'procedure')
    const without = decided
      .filter(rule => existsIn(rule, edition))
      .filter(({ id }) => !covered.has(`${id} ${edition}`) && !isException(id, edition))
      .map(({ id }) => id)
    expect(without).toEqual([])
  })

  test.each(exceptions)('$rule is an exception only as long as no case shows it', each => {
    expect(isRuleId(each.rule)).toBe(true)
    const editions = each.editions ?? editionIds
    for (const edition of editions.filter(id => existsIn(ruleById(each.rule)!, id))) {
      expect(covered.has(`${each.rule} ${edition}`), edition).toBe(false)
    }
  })
})
