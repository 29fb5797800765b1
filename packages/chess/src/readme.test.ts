import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runExample } from '../../../scripts/example.js'
import * as jadoube from './index.js'

const readme = new URL('../README.md', import.meta.url)

test('the example in the README gives the stated results', () => {
  const checked = runExample(readme, { '@jadoube/chess': jadoube })
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(9)
})

test('the example of a game gives the stated results', () => {
  const checked = runExample(readme, { '@jadoube/chess': jadoube }, 1)
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(2)
})

test('every name in its table exists', () => {
  const text = readFileSync(readme, 'utf8')
  const table = text.slice(text.indexOf('| in | out |'))
  const names = [...table.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(match => match[1])
  expect(names.length).toBeGreaterThan(12)
  for (const name of names) expect(jadoube).toHaveProperty(name)
})
