import { describe, expect, test } from 'vitest'
import { editionIds } from '../editions/edition-id.js'
import { articleSteps, isUnder, makeCitations, parseCitations } from './citation.js'
import {
  articleOf,
  citationsOf,
  existsIn,
  isRuleId,
  ruleById,
  rulesNamed,
  rulesOfArticle,
} from './lookup.js'
import { otherIds } from './other-ids.js'
import { rules } from './rules.js'
import { sectionSlugs } from './sections/index.js'

const ids = (found: readonly { readonly id: string }[]) => found.map(rule => rule.id)

describe('rules', () => {
  test('have an id each, and at least one edition', () => {
    expect(new Set(ids(rules)).size).toBe(rules.length)
    expect(rules.filter(rule => !editionIds.some(edition => existsIn(rule, edition)))).toEqual([])
  })

  test('are in every section', () => {
    expect(new Set(rules.map(rule => rule.section))).toEqual(new Set(sectionSlugs))
  })

  test('are cited by numbers that can be read and written again', () => {
    for (const rule of rules) {
      for (const numbers of Object.values(rule.numbers)) {
        expect(makeCitations(parseCitations(numbers))).toBe(numbers)
        for (const { article } of parseCitations(numbers)) {
          expect(article).toMatch(
            /^(\d+(\.[\da-g]+(\([12i]+\)[ab]?|\([123]\))?)*|[A-F]\d*(\.[\da-g]+)*|I{1,3}(\.\d+)+|Guidelines \d+(\.[a-g])?|Preface( [abc])?|Finnish preface|Intro|Headings|Glossary|Title)$/,
          )
        }
      }
    }
  })
})

describe('a rule by its id', () => {
  test('is found, also by another id', () => {
    expect(ruleById('end.mate').numbers['fide-2018']).toBe('5.1.1')
    expect(ruleById('qpf.reject')?.id).toBe('qpf.reject.time')
    expect(ruleById('flag.both-unknown-final')?.id).toBe('qpf.both-flags.last')
    expect(ids(rulesNamed('fi.note.lateness'))).toEqual(['fi.default-30', 'fi.default-override'])
  })

  test('is not found if there is none', () => {
    expect(rulesNamed('no.such-rule')).toEqual([])
    expect(rulesNamed('toString')).toEqual([])
    expect(isRuleId('qpf.reject')).toBe(false)
  })

  test('no other id is the id of a rule, and each rule lists its other ids', () => {
    for (const [alias, named] of Object.entries(otherIds)) {
      expect(isRuleId(alias)).toBe(false)
      for (const id of named) expect(ruleById(id).aliases).toContain(alias)
    }
  })
})

describe('the article of a rule', () => {
  test('is its number in the edition', () => {
    expect(articleOf('illegal.penalty-loss', 'fide-2009')).toBe('7.4.b')
    expect(articleOf('illegal.penalty-loss', 'fide-2017')).toBe('7.5.3')
    expect(articleOf('illegal.penalty-loss', 'fide-2018')).toBe('7.5.5')
    expect(articleOf('illegal.penalty-loss', 'finland-2009')).toBe('7.4.b')
  })

  test('is the sub-article rather than its parent article', () => {
    expect(articleOf('auto.fivefold', 'fide-2018')).toBe('9.6.1')
    expect(articleOf('touch.castle-duty', 'fide-2018')).toBe('4.4.1')
  })

  test('is null if the edition has no such rule', () => {
    expect(articleOf('auto.fivefold', 'fide-2009')).toBeNull()
    expect(articleOf('device.sound-2009', 'fide-2018')).toBeNull()
  })

  test('is marked if the rule only follows from it', () => {
    expect(articleOf('made.plain', 'fide-2018')).toBe('4.7')
    expect(citationsOf(ruleById('made.plain'), 'fide-2017')).toEqual([
      { article: '4.7', implied: true },
      { article: 'Glossary', implied: false },
    ])
  })
})

describe('the rules of an article', () => {
  test('include those of its sub-articles', () => {
    expect(ids(rulesOfArticle('fide-2023', '9.2'))).toEqual([
      'rep.claim',
      'rep.intended',
      'rep.appeared',
      'rep.same-position',
      'rep.en-passant',
      'rep.castling',
      'end.repetition-pointer',
    ])
    expect(ids(rulesOfArticle('fide-2018', '9.6.2'))).toEqual([
      'auto.seventyfive',
      'auto.mate-first',
    ])
  })

  test('differ between editions', () => {
    expect(ids(rulesOfArticle('fide-2009', '9.6'))).toEqual([
      'draw.dead-again',
      'end.dead-position',
    ])
    expect(ids(rulesOfArticle('fide-2018', '9.6'))).toContain('auto.fivefold')
  })

  test('are found however the number is written', () => {
    const written = ['A4.d.1', 'A.4.d.1', 'a4d1', 'A4d(1)']
    for (const number of written) {
      expect(ids(rulesOfArticle('fide-2009', number))).toEqual([
        'rapid.unsup.flag.by-claim',
        'rapid.unsup.flag.arbiter-silent',
      ])
    }
  })

  test('do not include a number that only has the same prefix', () => {
    expect(isUnder('9.2.1', '9.2')).toBe(true)
    expect(isUnder('9.20', '9.2')).toBe(false)
    expect(isUnder('10.1', '1')).toBe(false)
    expect(isUnder('9.2', '')).toBe(false)
    expect(articleSteps('3.8.b(1)a')).toEqual(['3', '8', 'b', '1', 'a'])
  })
})
