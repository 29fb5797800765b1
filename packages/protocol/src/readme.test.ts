import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runExampleLater } from '../../../scripts/example.js'
import * as protocol from './index.js'

const readme = new URL('../README.md', import.meta.url)

test('the example in the README does what it says', async () => {
  const checked = await runExampleLater(readme, { '@jadoube/protocol': protocol })
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(7)
})

test('every schema in its table is there', () => {
  const names = [
    ...readFileSync(readme, 'utf8').matchAll(/`(\w+Schemas?|read\w+|from\w+|board\w+)`/g),
  ]
  expect(names.length).toBeGreaterThan(9)
  for (const [, name] of names) expect(protocol).toHaveProperty(name!)
})
