import { describe, expect, test } from 'vitest'
import { articleSteps, citationsOf, isUnder, rulesIn } from '../catalogue/index.js'
import type { Clause, Clauses } from './clause.js'
import type { Edition } from './edition.js'
import { editionIds, isEditionId } from './edition-id.js'
import { editionOf, editions, fideEditionOn } from './editions.js'
import { type Setting, settings } from './settings.js'

test('[scope.edition-by-date · fide-2009] in force from 1 July 2009', () => {
  expect(editionOf('fide-2009').inForceFrom).toBe('2009-07-01')
  expect(fideEditionOn('2009-06-30')).toBeNull()
  expect(fideEditionOn('2009-07-01')?.id).toBe('fide-2009')
})

test('[scope.edition-by-date · fide-2017] in force from 1 July 2017', () => {
  expect(editionOf('fide-2017').inForceFrom).toBe('2017-07-01')
  expect(fideEditionOn('2017-06-30')?.id).toBe('fide-2009')
  expect(fideEditionOn('2017-12-31')?.id).toBe('fide-2017')
})

test('[scope.edition-by-date · fide-2018] in force from 1 January 2018', () => {
  expect(editionOf('fide-2018').inForceFrom).toBe('2018-01-01')
  expect(fideEditionOn('2022-12-31')?.id).toBe('fide-2018')
})

test('[scope.edition-by-date · fide-2023] in force from 1 January 2023', () => {
  expect(editionOf('fide-2023').inForceFrom).toBe('2023-01-01')
  expect(fideEditionOn('2025-05-05')?.id).toBe('fide-2023')
})

test('[scope.two-parts · fide-2009] fourteen Articles', () =>
  expect(editionOf('fide-2009').articles).toBe(14))
test('[scope.two-parts · fide-2017] twelve Articles', () =>
  expect(editionOf('fide-2017').articles).toBe(12))
test('[scope.two-parts · fide-2018] twelve Articles', () =>
  expect(editionOf('fide-2018').articles).toBe(12))

test('only the ids of editions are accepted', () => {
  expect(Object.keys(editions)).toEqual([...editionIds])
  for (const id of editionIds) expect(editions[id].id).toBe(id)
  expect(isEditionId('fide-2018')).toBe(true)
  expect(isEditionId('fide-2014')).toBe(false)
})

test('[fb.base · finland-blitz-2008] unchanged values cite the article of the Laws', () => {
  const { clauses } = editionOf('finland-blitz-2008')
  expect(clauses.touchTest).toMatchObject({ article: '4.3', text: 'fide-2009' })
  expect(clauses.defaultTimeMs).toMatchObject({ article: 'Finnish preface', text: 'finland-2009' })
  expect(clauses.kingCapture).toEqual({ value: 'loss', article: '13.d', basis: 'stated' })
})

describe.each(editionIds)('%s', id => {
  const edition = editionOf(id)
  const overlays = [
    edition.modes.rapid?.adequate,
    edition.modes.rapid?.inadequate,
    edition.modes.blitz?.adequate,
    edition.modes.blitz?.inadequate,
    edition.guidelinesIII,
    edition.whenFideRated,
  ].filter(clauses => clauses !== undefined && clauses !== null)

  test('has the same parameters as every other', () => {
    const names = Object.keys(editionOf('fide-2009').clauses).toSorted()
    expect(Object.keys(edition.clauses).toSorted()).toEqual(names)
    for (const clauses of overlays)
      for (const name of Object.keys(clauses)) expect(names).toContain(name)
  })

  test('has a name in five languages', () => {
    expect(Object.keys(edition.name)).toEqual(['en', 'sl', 'sr', 'cs', 'fi'])
    expect(new Set(Object.values(edition.name)).size).toBe(5)
  })

  test('has values and articles separately', () => {
    for (const [name, clause] of Object.entries(edition.clauses)) {
      expect(edition.parameters).toHaveProperty(name, clause.value)
      expect(edition.statedAt).toHaveProperty([name], clause.article)
    }
  })

  test('cites an article for everything that it states, and none where it is silent', () => {
    for (const clause of clausesOf(edition.clauses, ...overlays)) {
      if (clause.basis === 'silent') expect(clause.article).toBeNull()
      if (clause.basis === 'stated' || clause.basis === 'follows')
        expect(articleSteps(clause.article ?? '')).not.toEqual([])
    }
  })

  test('cites only articles that the catalogue knows in that text', () => {
    for (const { article, text = id, through } of clausesOf(edition.clauses, ...overlays))
      for (const cited of [article, through])
        if (cited !== null && cited !== undefined)
          expect(hasArticle(text, cited), `${text} ${cited}`).toBe(true)
  })

  test('lists every open point as a setting, with its value as the default', () => {
    const listed: readonly Setting[] = settings.filter(({ editions: open }) =>
      (open as readonly string[]).includes(id),
    )
    const open = openIn(edition)
    for (const [name, value] of open)
      expect(
        listed.some(setting => setting.parameter === name && same(setting.default, value)),
        `${name}: ${JSON.stringify(value)}`,
      ).toBe(true)
    for (const { parameter, default: value, choices } of listed) {
      expect(
        open.some(([name, read]) => name === parameter && same(read, value)),
        parameter,
      ).toBe(true)
      expect(choices.some(choice => same(choice, value))).toBe(true)
    }
  })
})

/** Whether a rule of the edition is at this article, or the article is below that of a rule. */
function hasArticle(edition: string, article: string): boolean {
  if (!isEditionId(edition)) return false
  return rulesIn(edition)
    .flatMap(rule => citationsOf(rule, edition))
    .some(cited => isUnder(cited.article, article) || isUnder(article, cited.article))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function clausesOf(...all: readonly Partial<Clauses>[]): readonly Clause[] {
  return all.flatMap(clauses => Object.values(clauses))
}

function openIn({
  clauses,
  guidelinesIII,
  modes,
}: Edition): readonly (readonly [string, unknown])[] {
  const { blitz, rapid } = modes
  return [
    clauses,
    guidelinesIII,
    rapid?.adequate,
    rapid?.inadequate,
    blitz?.adequate,
    blitz?.inadequate,
  ]
    .flatMap(read => Object.entries(read ?? {}))
    .filter(([, { basis }]) => basis === 'reading')
    .map(([name, { value }]) => [name, value])
}
