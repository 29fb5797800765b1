import { isRuleId } from '@jadoube/laws'
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, shared with the build
import { casesPlugin } from '../../scripts/cases-plugin.mjs'
import { openCasebook, type WorkedCase } from './cases.js'

const { load } = casesPlugin() as { readonly load: (id: string) => string }

/** The cases that the build makes from the conformance files. */
const made = (() => {
  const index = load('\0virtual:cases')
  const shownIn = JSON.parse(/shownIn = (.*)/.exec(index)![1]!) as Record<string, string[]>
  const names = [...new Set(Object.values(shownIn).flat())]
  const folders = new Map(
    names.map(folder => {
      const text = load(`\0virtual:cases/${folder}`)
      const cases = JSON.parse(JSON.parse(/JSON\.parse\((.*)\)/.exec(text)![1]!)) as WorkedCase[]
      return [folder, cases] as const
    }),
  )
  return { shownIn, folders }
})()

const { casesOfRule, caseById } = openCasebook(async () => ({
  shownIn: made.shownIn,
  folders: Object.fromEntries(
    [...made.folders].map(([folder, cases]) => [folder, async () => ({ cases })]),
  ),
}))

const all = [...made.folders.values()].flat()

test('every rule lists all cases that show it, its own first', async () => {
  expect(all.length).toBeGreaterThan(1000)
  const rules = [...new Set(all.flatMap(worked => worked.rules))]
  expect(rules.filter(rule => !isRuleId(rule))).toEqual([])
  for (const rule of rules) {
    const listed = await casesOfRule(rule)
    const showing = all.filter(worked => worked.rules.includes(rule))
    expect(new Set(listed.map(({ id }) => id)), rule).toEqual(new Set(showing.map(({ id }) => id)))
    const own = listed.filter(worked => worked.rules[0] === rule).length
    expect(
      listed.slice(0, own).every(worked => worked.rules[0] === rule),
      rule,
    ).toBe(true)
  }
})

test('every case is found by its address', async () => {
  for (const worked of all) expect((await caseById(worked.id))?.id).toBe(worked.id)
})
