import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseCaseFile, writtenLanguages } from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import type { WorkedCase } from './cases.js'
import { decisionOf, ruleCase, tellLines } from './told-case.js'

const folder = fileURLToPath(new URL('../../../../conformance', import.meta.url))

const cases: readonly WorkedCase[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.case'))
  .map(name => {
    const file = parseCaseFile(readFileSync(join(folder, name), 'utf8'))
    if (!file.ok) throw new Error(`${name}:${file.error.line}: ${file.error.reason}`)
    return { ...file.value, id: name, acts: file.value.acts.map(({ act }) => act) }
  })

const ruled = cases.map(worked => ({ ...worked, ruled: ruleCase(worked, worked.editions.at(-1)!) }))

describe.each(writtenLanguages)('the cases in %s', language => {
  const telling = { language, wording: wordings[language] }

  test('are each decided by a whole sentence', () => {
    const without = ruled.filter(({ ruled: record, rules }) => {
      const decision = record && decisionOf(tellLines(record, telling), rules)
      return decision === null || decision.told.text === '' || /undefined/.test(decision.told.text)
    })
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('are told without a gap in any sentence', () => {
    const gaps = ruled.flatMap(({ id, ruled: record }) =>
      (record ? tellLines(record, telling) : [])
        .flatMap(line => line.map(({ text }) => text))
        .filter(text => /undefined|[{}]|\bnull\b/.test(text))
        .map(text => `${id}: ${text}`),
    )
    expect(gaps).toEqual([])
  })
})

test('[illegal.penalty-loss · fide-2023] the result decides before what led to it', () => {
  const worked = cases.find(({ id }) => id.endsWith('second-illegal-move-loses.case'))!
  const record = ruleCase(worked, 'fide-2023')!
  const telling = { language: 'en', wording: wordings.en } as const
  expect(decisionOf(tellLines(record, telling), worked.rules)?.told.event?.type).toBe(
    'game-concluded',
  )
})
