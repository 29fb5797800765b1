import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runExampleLater } from '../../../scripts/example.js'
import * as server from './index.js'

const readme = new URL('../README.md', import.meta.url)

test('the example in the README works', async () => {
  const checked = await runExampleLater(readme, { '@jadoube/server': server })
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(5)
})

test('every function that it names exists', () => {
  const names = [...readFileSync(readme, 'utf8').matchAll(/`((?:open|read|start)[A-Z]\w*)`/g)]
  expect(names.length).toBeGreaterThan(5)
  for (const [, name] of names) expect(server).toHaveProperty(name!)
})
