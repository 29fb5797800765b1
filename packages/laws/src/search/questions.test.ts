import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRuleId } from '../catalogue/lookup.js'
import { allExplanations } from '../explanations/all.js'
import { writtenLanguages } from '../explanations/language.js'
import { cs } from '../testing/questions/cs.js'
import { en } from '../testing/questions/en.js'
import { fi } from '../testing/questions/fi.js'
import type { Questions } from '../testing/questions/questions.js'
import { sl } from '../testing/questions/sl.js'
import { sr } from '../testing/questions/sr.js'
import * as unseenSets from '../testing/questions/unseen.js'
import { terms } from '../vocabulary/index.js'
import { allAskedAs } from './asked/all.js'
import { allConcepts } from './lexicon/all.js'
import { searchLaws } from './search.js'

const questions: Readonly<Record<(typeof writtenLanguages)[number], Questions>> = {
  en,
  sl,
  sr,
  cs,
  fi,
}
const unseen = Object.values(unseenSets)

/** All questions take a minute, so `npm test` asks every fifth; `npm run rest` asks all. */
const isWhole = process.env.JADOUBE_TESTS === 'rest'
const sampled = <T>(all: readonly T[]): readonly T[] =>
  isWhole ? all : all.filter((_, n) => n % 5 === 0)

test('there are at least 300 questions, and each expects rules that exist', () => {
  const all = [questions, ...unseen].flatMap(set => Object.values(set).flat())
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(all.flatMap(([, rules]) => rules).filter(id => !isRuleId(id))).toEqual([])
})

test('people ask only for rules that exist', () => {
  for (const language of writtenLanguages) {
    expect(Object.keys(allAskedAs[language]).filter(id => !isRuleId(id))).toEqual([])
  }
})

describe.each(writtenLanguages)('questions in %s', { tags: 'sampled' }, language => {
  const corpus = {
    edition: 'fide-2023',
    explanations: allExplanations,
    askedAs: allAskedAs,
    terms,
    language,
  } as const
  const asked = sampled([...questions[language], ...unseen.flatMap(set => set[language])])
  let places: readonly { readonly question: string; readonly place: number }[] = []
  beforeAll(() => {
    places = asked.map(([question, rules]) => ({
      question,
      place: searchLaws(question, corpus).rules.findIndex(rule => rules.includes(rule.id)),
    }))
  })
  const share = (most: number): number =>
    places.filter(({ place }) => place >= 0 && place < most).length / places.length

  test('find the deciding rule first in nine of ten cases', () => {
    expect(
      share(1),
      JSON.stringify(places.filter(({ place }) => place !== 0)),
    ).toBeGreaterThanOrEqual(0.9)
  })

  test('find it among the first three in nearly all cases', () => {
    expect(
      share(3),
      JSON.stringify(places.filter(({ place }) => place < 0 || place > 2)),
    ).toBeGreaterThanOrEqual(0.98)
  })

  test('need an index of less than 60 kB compressed, English ways of asking included', () => {
    const own = [...new Set(['en', language] as const)]
    const index = own.map(each => [allAskedAs[each], allConcepts[each]])
    expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(60_000)
  })
})

test.each(writtenLanguages)(
  'a question in %s is answered for a reader of any language',
  { tags: 'sampled' },
  language => {
    const reader = language === 'en' ? 'fi' : 'en'
    const asked = sampled(unseen.flatMap(set => set[language]))
    const found = asked.filter(([question, rules]) =>
      searchLaws(question, {
        edition: 'fide-2023',
        explanations: allExplanations,
        askedAs: allAskedAs,
        terms,
        language: reader,
      })
        .rules.slice(0, 3)
        .some(rule => rules.includes(rule.id)),
    )
    expect(found.length / asked.length).toBeGreaterThanOrEqual(0.98)
  },
)

test('a question in the language of the reader is searched in that language alone', () => {
  const found = searchLaws('opponent touched a piece and moved another', {
    edition: 'fide-2023',
    explanations: { en: allExplanations.en },
    askedAs: { en: allAskedAs.en },
    terms,
    language: 'en',
  })
  expect(found.isOwn).toBe(true)
  expect(found.rules[0]?.id).toMatch(/^touch\./)
})
