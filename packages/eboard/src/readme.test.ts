import * as chess from '@jadoube/chess'
import { expect, test } from 'vitest'
import { runExample } from '../../../scripts/example.js'
import * as eboard from './index.js'

test('the README example gives the output shown', () => {
  const checked = runExample(new URL('../README.md', import.meta.url), {
    '@jadoube/chess': chess,
    '@jadoube/eboard': eboard,
  })
  expect(checked).toHaveLength(3)
  for (const { actual, said } of checked) expect(JSON.stringify(actual)).toBe(JSON.stringify(said))
})
