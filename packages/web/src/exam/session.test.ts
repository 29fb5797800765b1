import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { editionIds, parseCaseFile, ruleById } from '@jadoube/laws'
import { wordings } from '@jadoube/laws/account'
import { describe, expect, test } from 'vitest'
import type { WorkedCase } from '../casebook/cases.js'
import { makeSession, questionsInSession } from './session.js'

const folder = fileURLToPath(new URL('../../../../conformance', import.meta.url))
const cases: readonly WorkedCase[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.case'))
  .flatMap(name => {
    const file = parseCaseFile(readFileSync(join(folder, name), 'utf8'))
    if (!file.ok || file.value.acts.length > 20) return []
    return [{ ...file.value, id: name, acts: file.value.acts.map(({ act }) => act) }]
  })

const telling = { language: 'en', wording: wordings.en } as const

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe.each(editionIds)('an exam under %s', edition => {
  const own = cases.filter(({ editions }) => editions.includes(edition))
  const questions = makeSession(own, edition, telling, numbers(7))

  test('has twenty questions, each with four different answers', () => {
    expect(questions).toHaveLength(questionsInSession)
    for (const { right, wrong } of questions) expect(new Set([right, ...wrong]).size).toBe(4)
  })

  test('has no wrong answer that is right too', () => {
    for (const { kind, wrong, lines, decision, worked, right } of questions) {
      const said = (lines[decision.line] ?? []).map(({ text }) => text)
      if (kind === 'ruling') expect(wrong.filter(each => said.includes(each))).toEqual([])
      if (kind !== 'article') continue
      const shown = worked.rules.flatMap(id => ruleById(id)?.numbers[edition] ?? [])
      expect(
        wrong.filter(each => shown.includes(each)),
        worked.id,
      ).toEqual([])
      expect(wrong.some(each => each.startsWith(`${right}.`) || right.startsWith(`${each}.`))).toBe(
        false,
      )
    }
  })
})
