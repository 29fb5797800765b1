import { writtenLanguages } from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import { accountLines } from '../account/account-lines.js'
import { gapsIn } from '../testing/case-gaps.js'
import { conformanceCases } from '../testing/conformance-cases.js'
import { decisionOf, ruleCase } from './rule-case.js'

const cases = conformanceCases()

const ruled = cases.map(worked => ({ ...worked, ruled: ruleCase(worked, worked.editions.at(-1)!) }))

describe.each(writtenLanguages)('the cases in %s', language => {
  const telling = { language, wording: wordings[language] }

  test('are each decided by a complete sentence, and described without a gap', () => {
    const gaps = ruled.flatMap(({ id, ruled: record, rules }) => {
      if (record === null) return [`${id}: no game`]
      const lines = accountLines(record, telling)
      const decision = decisionOf(lines, rules)
      return [decision?.sentence.text ?? '', ...lines.flat().map(({ text }) => text)]
        .filter(text => text === '' || /undefined|[{}]|\bnull\b/.test(text))
        .map(text => `${id}: ${text}`)
    })
    expect(gaps).toEqual([])
  })
})

test('[illegal.penalty-loss · fide-2023] the result decides rather than what led to it', () => {
  const worked = cases.find(({ id }) => id.endsWith('second-illegal-move-loses.case'))!
  const record = ruleCase(worked, 'fide-2023')!
  const telling = { language: 'en', wording: wordings.en } as const
  expect(decisionOf(accountLines(record, telling), worked.rules)?.sentence.event?.type).toBe(
    'game-concluded',
  )
})

test('no case is named after the question of the times, unless it is about them', () => {
  const telling = { language: 'en', wording: wordings.en } as const
  const named = ruled.flatMap(({ id, ruled: record, rules }) => {
    if (record === null) return []
    const lines = accountLines(record, telling)
    const event = decisionOf(lines, rules)?.sentence.event
    if (event?.type !== 'question' || event.rule !== 'irreg.restore-times') return []
    const isRuled = lines.flat().some(told => told.event?.type === 'illegal-move-ruled')
    return isRuled && !rules.includes(event.rule) ? [id] : []
  })
  expect(named).toEqual([])
})

test('cases are described act by act in all their editions, each in another language', {
  tags: 'sampled',
}, () => {
  const step = process.env.JADOUBE_TESTS === 'rest' ? 2 : 15
  const gaps: string[] = []
  for (const [index, worked] of cases.entries()) {
    if (index % step !== 0) continue
    for (const [turn, edition] of worked.editions.entries()) {
      const language = writtenLanguages[(index / step + turn) % writtenLanguages.length]!
      gaps.push(...gapsIn(worked, edition, language))
    }
  }
  expect(gaps).toEqual([])
})
