import { ruleRecord } from '@jadoube/laws'
import { expect, test } from 'vitest'
import { statedConditions } from './stated-conditions.js'
import { words as cs } from './words/cs.js'
import { type CaseWords, words as en } from './words/en.js'
import { words as fi } from './words/fi.js'
import { words as sl } from './words/sl.js'
import { words as sr } from './words/sr.js'

function conditions(
  regulations: object,
  words: CaseWords = en,
  laws = 'fide-2023',
): readonly string[] {
  const ruled = ruleRecord(
    JSON.stringify({ jadoube: 'record/1', laws, timeControl: '3600', regulations }),
  )
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return statedConditions(ruled.value, words.cases.conditions)
}

test('a case says on which regulations its ruling may depend', () => {
  expect(conditions({})).toEqual([])
  expect(conditions({ defaultTime: 900_000 })).toEqual(['Default time: 15 min'])
  expect(conditions({ noDrawAgreementBefore: 30 })).toEqual(['No draw by agreement before move 30'])
  expect(conditions({ guidelinesIII: true })).toHaveLength(1)
})

test('the quickplay finish of 2009 needs no announcement', () => {
  expect(conditions({ guidelinesIII: true }, en, 'fide-2009')).toEqual([])
})

test.each(Object.entries({ sl, sr, cs, fi }))('in %s too', (_, words) => {
  const told = { defaultTime: 60_000, noDrawAgreement: true, noDrawAgreementBefore: 20 }
  const all = conditions({ ...told, guidelinesIII: true }, words)
  expect(all).toHaveLength(4)
  for (const each of all) expect(conditions({ ...told, guidelinesIII: true })).not.toContain(each)
})
