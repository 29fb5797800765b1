import { editionIds, ruleById } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { conformanceTags } from './conformance-tags.js'
import { coverageOf } from './coverage.js'
import { coverageTable, makeMatrix, withCoverage } from './matrix.js'
import { citingsIn, repositoryRoot } from './repository.js'
import { computedTitles, titleTags } from './title-tags.js'

/** Built here, so that this file itself names no rule in a title. */
const title = (...tags: readonly (readonly [string, string])[]): string =>
  `test('${tags.map(tag => `[${tag.join(' · ')}]`).join(' ')} loses', () => {})`

describe('the tags of a test title', () => {
  test('name a rule and an edition', () => {
    expect(titleTags(title(['illegal.penalty-loss', 'fide-2018']))).toEqual([
      { tags: [{ rule: 'illegal.penalty-loss', edition: 'fide-2018' }], faults: [] },
    ])
  })

  test('may be several', () => {
    const [two] = titleTags(
      title(['flag.loss', 'fide-2018'], ['end.mate, end.resign', 'fide-2009']),
    )
    expect(two!.tags.map(tag => `${tag.rule} ${tag.edition}`)).toEqual([
      'flag.loss fide-2018',
      'end.mate fide-2009',
      'end.resign fide-2009',
    ])
    const [many] = titleTags(title(['auto.fivefold', 'fide-2017, fide-2018']))
    expect(many!.tags.map(tag => tag.edition)).toEqual(['fide-2017', 'fide-2018'])
  })

  test('may mean every edition that has the rule', () => {
    const [all] = titleTags(title(['auto.fivefold', 'every edition']))
    expect(all!.tags.map(tag => tag.edition)).toEqual(['fide-2017', 'fide-2018', 'fide-2023'])
  })

  test('count for the rule that an alias stands for', () => {
    const [double] = titleTags(title(['qpf.reject', 'fide-2009']))
    expect(double!.tags).toEqual([{ rule: 'qpf.reject.time', edition: 'fide-2009' }])
  })

  test.each([
    ['no.such-rule', 'fide-2018', 'unknown-rule'],
    ['flag.loss', 'fide-1999', 'unknown-edition'],
    ['auto.fivefold', 'fide-2009', 'not-in-edition'],
  ])('are reported as faults: %s in %s, %s', (rule, edition, code) => {
    const [wrong] = titleTags(title([rule, edition]))
    expect(wrong!.tags).toEqual([])
    expect(wrong!.faults.map(fault => fault.code)).toEqual([code])
  })

  test('may be a cell of a table of tests', () => {
    const row = `['${['end.mate', 'fide-2017'].join(' · ')}', 'e4', 'e5'],`
    expect(titleTags(row)).toEqual([
      { tags: [{ rule: 'end.mate', edition: 'fide-2017' }], faults: [] },
    ])
  })

  test('are not counted if they are computed, and this is reported', () => {
    const source = [title(['flag.loss', '%s']), title(['flag.loss', '$edition'])].join('\n')
    expect(titleTags(source)).toEqual([])
    expect(computedTitles(source)).toBe(2)
    expect(computedTitles(title(['flag.loss', 'fide-2018']))).toBe(0)
  })

  test('are read only at the start of a string', () => {
    const remark = ['// see', '[flag.loss', '·', 'fide-2018]'].join(' ')
    expect(titleTags(remark)).toEqual([])
    expect(titleTags("test('plain', () => expect(list[0]).toBe(1))")).toEqual([])
  })
})

describe('the rules of a conformance case', () => {
  const caseOf = (rules: string, editions: string): string =>
    [
      'White resigns',
      '',
      'It ends the game.',
      '',
      `rules     ${rules}`,
      `editions  ${editions}`,
      '',
      '0:00  white  resign',
      '',
    ].join('\n')

  test('are the ones that it names, in its edition', () => {
    expect(conformanceTags(caseOf('end.resign', 'fide-2018')).tags).toEqual([
      { rule: 'end.resign', edition: 'fide-2018' },
    ])
  })

  test('are none if it cannot be read', () => {
    expect(conformanceTags(caseOf('end.resign', 'fide-1999')).tags).toEqual([])
    expect(conformanceTags('').tags).toEqual([])
  })

  test('count in every edition that the case is ruled under and that has them', () => {
    const { tags, faults } = conformanceTags(
      caseOf('end.resign, auto.fivefold', 'fide-2009, fide-2018'),
    )
    expect(tags.map(tag => `${tag.rule} ${tag.edition}`)).toEqual([
      'end.resign fide-2009',
      'end.resign fide-2018',
      'auto.fivefold fide-2018',
    ])
    expect(faults).toEqual([])
  })

  test('must exist in one of its editions', () => {
    expect(conformanceTags(caseOf('auto.fivefold', 'fide-2009')).faults).toHaveLength(1)
    expect(conformanceTags(caseOf('auto.fivefold', 'fide-2009, finland-2009')).faults).toHaveLength(
      2,
    )
  })
})

describe('the coverage', () => {
  const resign = { rule: 'end.resign', edition: 'fide-2018' } as const
  const coverage = coverageOf({
    citings: [{ tags: [resign, resign] }, { tags: [resign] }],
    computed: [{ file: 'some.test.ts', titles: 2 }],
  })

  test('counts a test once', () => {
    expect(coverage.tests(ruleById('end.resign'), 'fide-2018')).toBe(2)
    expect(coverage.tests(ruleById('end.resign'), 'fide-2017')).toBe(0)
  })

  test('lists what has no test', () => {
    const [in2018] = coverage.editions.filter(({ edition }) => edition === 'fide-2018')
    expect(in2018!.procedure.tested).toBe(1)
    expect(in2018!.engine.tested).toBe(0)
    expect(in2018!.untested.map(rule => rule.id)).not.toContain('end.resign')
    expect(in2018!.untested).toHaveLength(in2018!.engine.rules + in2018!.procedure.rules - 1)
  })

  test('has a line per rule and a column per edition in the matrix', () => {
    const matrix = makeMatrix(coverage)
    expect(matrix).toContain(`| rule | kind | ${editionIds.join(' | ')} |`)
    expect(matrix).toContain(
      '| `end.resign` | procedure | 13.b, 5.1.b · ✗ | 5.1.b · ✗ | 5.1.b · ✗ | 5.1.2 · ✗ | 5.1.2 · 2 | 5.1.2 · ✗ |',
    )
    expect(matrix).toContain('| `arb.uphold` | arbiter | 13.1 | 13.1 | 13.1 | 12.1 | 12.1 | 12.1 |')
    expect(matrix).toContain('- `some.test.ts`: 2')
  })

  test('is written only between the marks in the README', () => {
    const readme = 'a\n<!-- coverage -->\nold\n<!-- /coverage -->\nb\n'
    expect(withCoverage(readme, coverage)).toBe(
      `a\n<!-- coverage -->\n${coverageTable(coverage)}\n<!-- /coverage -->\nb\n`,
    )
    expect(withCoverage('no marks\n', coverage)).toBe('no marks\n')
  })
})

test('every test and every case of this repository names rules that its edition has', async () => {
  const root = repositoryRoot()
  expect(root).not.toBeNull()
  const { citings } = await citingsIn(root!)
  const faults = citings.flatMap(({ file, faults: found }) =>
    found.map(fault => `${file}: ${fault.reason}`),
  )
  expect(faults).toEqual([])
})
