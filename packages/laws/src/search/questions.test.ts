import { describe, expect, test } from 'vitest'
import { isRuleId } from '../catalogue/lookup.js'
import { allExplanations } from '../explanations/all.js'
import { writtenLanguages } from '../explanations/language.js'
import { cs } from '../testing/questions/cs.js'
import { en } from '../testing/questions/en.js'
import { fi } from '../testing/questions/fi.js'
import type { Questions } from '../testing/questions/questions.js'
import { sl } from '../testing/questions/sl.js'
import { sr } from '../testing/questions/sr.js'
import { terms } from '../vocabulary/index.js'
import { allAskedAs } from './asked/all.js'
import { searchLaws } from './search.js'

const questions: Readonly<Record<(typeof writtenLanguages)[number], Questions>> = {
  en,
  sl,
  sr,
  cs,
  fi,
}

test('there are at least 300 questions, and each expects rules that exist', () => {
  const all = Object.values(questions).flat()
  expect(all.length).toBeGreaterThanOrEqual(300)
  expect(all.flatMap(([, rules]) => rules).filter(id => !isRuleId(id))).toEqual([])
})

test('people ask only for rules that exist', () => {
  for (const language of writtenLanguages) {
    expect(Object.keys(allAskedAs[language]).filter(id => !isRuleId(id))).toEqual([])
  }
})

describe.each(writtenLanguages)('questions in %s', language => {
  const corpus = {
    edition: 'fide-2023',
    explanations: allExplanations,
    askedAs: allAskedAs,
    terms,
    language,
  } as const
  const places = questions[language].map(([question, rules]) => ({
    question,
    place: searchLaws(question, corpus).rules.findIndex(rule => rules.includes(rule.id)),
  }))
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
})
