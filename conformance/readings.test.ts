import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseHeader, type Setting, settings } from '@jadoube/laws'
import { expect, test } from 'vitest'
import { editionsOf, parseCase } from './case.js'

const folder = fileURLToPath(new URL('.', import.meta.url))

const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.jsonl'))
  .map(name => readFileSync(join(folder, name), 'utf8'))

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Is it in force in some case, under one of the editions that leave the point open? */
function isTried({ parameter, editions }: Setting, choice: unknown): boolean {
  return cases.some(text => {
    if (!text.includes(`"${parameter}"`)) return false
    const header = JSON.parse(text.slice(0, text.indexOf('\n')))
    return editionsOf(parseCase(text)).some(edition => {
      if (!editions.includes(edition)) return false
      const table = parseHeader(header, edition)
      return table.ok && same(table.value.laws.rules[parameter], choice)
    })
  })
}

test('every open point is tried as it is not read by default', () => {
  const listed: readonly Setting[] = settings
  const untried = listed.flatMap(setting =>
    setting.choices
      .filter(choice => !same(choice, setting.default) && !isTried(setting, choice))
      .map(choice => `${setting.parameter}: ${JSON.stringify(choice)}`),
  )
  expect(untried).toEqual([])
})
