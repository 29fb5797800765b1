import { readdirSync, readFileSync } from 'node:fs'
import * as chess from '@jadoube/chess'
import { expect, test } from 'vitest'
import { runExample } from '../../../scripts/example.js'
import * as canMate from './index.js'

const readme = new URL('../README.md', import.meta.url)

test('the example in the README gives the stated results', () => {
  const checked = runExample(readme, { '@jadoube/chess': chess, '@jadoube/can-mate': canMate })
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(7)
})

test('its table lists every folder', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'testing')
    .map(entry => entry.name)
  const named = [...readFileSync(readme, 'utf8').matchAll(/^\| `([a-z-]+)\/` /gm)].map(
    ([, name]) => name,
  )
  expect(named.sort()).toEqual(folders.sort())
})
