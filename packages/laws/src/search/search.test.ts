import { describe, expect, test } from 'vitest'
import type { EditionId } from '../editions/edition-id.js'
import { allExplanations } from '../explanations/all.js'
import { terms } from '../vocabulary/index.js'
import { allAskedAs } from './asked/all.js'
import { prepareSearch, searchLaws } from './search.js'

const search = (text: string, edition: EditionId = 'fide-2023') => {
  const found = searchLaws(text, {
    edition,
    explanations: allExplanations,
    askedAs: allAskedAs,
    terms,
  })
  return { rules: found.rules.map(rule => rule.id), terms: found.terms.map(term => term.id) }
}

describe('a search of the Laws', () => {
  test('finds a rule by its words in any language', () => {
    for (const words of ['dead position', 'mrtva pozicija', 'mrtvá pozice', 'kuollut asema']) {
      expect(search(words).rules).toContain('end.dead-position')
      expect(search(words).terms).toContain('dead-position')
    }
  })

  test('is the same with and without marks, and in both Serbian alphabets', () => {
    expect(search('pesec promena')).toEqual(search('pěšec proměna'))
    expect(search('МРТВА ПОЗИЦИЈА')).toEqual(search('mrtva pozicija'))
    expect(search('заставица').rules).toEqual(search('zastavica').rules)
  })

  test('does not want every word, but some', () => {
    expect(search('fivefold draw').rules[0]).toBe('auto.fivefold')
    expect(search('fivefold quidditch').rules[0]).toBe('auto.fivefold')
    expect(search('quidditch').rules).toEqual([])
    expect(search('  ').rules).toEqual([])
  })

  test.each([
    ['Finnish blitz: is one knight enough to win on time', 'finland-blitz-2008', /^fb\./],
    ['kansallinen pikashakki laiton siirto', 'finland-blitz-2008', /^fb\./],
    ['How late may I be in Finland?', 'finland-2009', /^(fi|default)\./],
    ['illegal move penalty 2009', 'fide-2009', /^illegal\.penalty/],
    ['illegal move penalty', 'fide-2023', /^illegal\.penalty/],
  ] as const)('is in the edition that the question names: %s', (text, edition, rule) => {
    const found = searchLaws(text, {
      edition: 'fide-2023',
      explanations: allExplanations,
      askedAs: allAskedAs,
      terms,
    })
    expect(found.edition).toBe(edition)
    expect(found.rules[0]?.id).toMatch(rule)
  })

  test('puts the nearest answer first', () => {
    expect(search('en passant').terms[0]).toBe('en-passant')
    expect(search('fivefold').rules[0]).toBe('auto.fivefold')
  })

  test('reads only the edition that is asked for, in its own sense', () => {
    expect(search('fivefold', 'fide-2009').rules).not.toContain('auto.fivefold')
    expect(search('third illegal loses', 'fide-2009').rules[0]).toBe('illegal.penalty-loss')
  })
})

test('a prepared search answers like any other, and needs no other language', () => {
  const corpus = {
    edition: 'fide-2023',
    explanations: { fi: allExplanations.fi },
    askedAs: { fi: allAskedAs.fi, en: allAskedAs.en },
    terms,
    language: 'fi',
  } as const
  prepareSearch(corpus)
  expect(searchLaws('lippu putosi', corpus).rules[0]?.id).toMatch(/^flag\./)
})

test.each([
  ['9.2', 'fide-2023', 'fide-2023'],
  ['9.2', 'fide-2018', 'fide-2018'],
  ['B3.c', 'fide-2023', 'fide-2009'],
  ['čl. A.4.5', 'fide-2023', 'fide-2018'],
  ['7.5.5 2018', 'fide-2023', 'fide-2018'],
] as const)('%s, asked for in %s, is read in %s', (text, reading, edition) => {
  const found = searchLaws(text, { edition: reading, explanations: allExplanations, terms })
  expect(found.edition).toBe(edition)
  expect(found.rules.every(({ numbers }) => numbers[edition] !== undefined)).toBe(true)
})
