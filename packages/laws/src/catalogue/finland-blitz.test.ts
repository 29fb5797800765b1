import { describe, expect, test } from 'vitest'
import { replaced, replacedSections, restated } from './finland-blitz.js'
import { articleOf, existsIn, ruleById, rulesOfArticle } from './lookup.js'
import { rules } from './rules.js'
import type { RuleId } from './sections/index.js'

const blitz = 'finland-blitz-2008'
const pairs = (table: typeof restated) =>
  Object.entries(table).flatMap(([finnish, ids]) =>
    ids.map(id => ({ finnish: finnish as RuleId, id })),
  )

describe('the Finnish blitz rules over the Laws of 2009', () => {
  test('restate or replace only rules of the Laws of 2009, each in one way', () => {
    const all = [...pairs(restated), ...pairs(replaced)]
    for (const { finnish, id } of all) {
      expect(ruleById(finnish).section).toBe('finland-blitz')
      expect(existsIn(ruleById(id), 'fide-2009')).toBe(true)
      expect(replacedSections.has(ruleById(id).section)).toBe(false)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('are cited first if they say the same', () => {
    expect(ruleById('end.mate').numbers[blitz]).toBe('13.a, 5.1.a')
    expect(ruleById('end.dead-position').numbers[blitz]).toBe('14.a, 5.2.b, 9.6')
    expect(ruleById('illegal.completed-when').numbers[blitz]).toBe('12.c, (6.7.a), (7.4.a)')
  })

  test('replace a rule if they say something else', () => {
    expect(articleOf('illegal.loss-draw', blitz)).toBeNull()
    expect(articleOf('flag.draw-no-mate', blitz)).toBeNull()
    expect(articleOf('appeal.right', blitz)).toBeNull()
    expect(articleOf('rapid.unsup.setup.window', blitz)).toBeNull()
    expect(articleOf('qpf.claim.when', blitz)).toBeNull()
  })

  test('leave everything else of 2009 in force under its number, and nothing later', () => {
    expect(articleOf('touch.own-first', blitz)).toBe('4.3.a')
    expect(articleOf('fifty.claim', blitz)).toBe('9.3')
    expect(articleOf('fi.default-30', blitz)).toBe('Finnish preface')
    const later = rules.filter(
      rule =>
        existsIn(rule, blitz) && !existsIn(rule, 'finland-2009') && !rule.id.startsWith('fb.'),
    )
    expect(later).toEqual([])
  })

  test('are found by their own numbers', () => {
    expect(rulesOfArticle(blitz, '13.c.2').map(rule => rule.id)).toEqual([
      'fb.win.flag.material',
      'fb.win.flag.forced-line',
    ])
  })
})

test('the preface of the Finnish federation is in no edition of FIDE', () => {
  const own = new Set<string>(['finland-2009', 'finland-blitz-2008'])
  const astray = rules
    .filter(rule => rule.section === 'finland-preface')
    .flatMap(rule => Object.keys(rule.numbers).filter(edition => !own.has(edition)))
  expect(astray).toEqual([])
})
