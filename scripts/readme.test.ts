import * as chess from '@jadoube/chess'
import { expect, test } from 'vitest'
import { runExample } from './example.js'

test('the example in the README does what it says', () => {
  const checked = runExample(new URL('../README.md', import.meta.url), { '@jadoube/chess': chess })
  expect(checked.length).toBeGreaterThan(2)
  for (const { actual, said } of checked) expect(actual).toEqual(said)
})
