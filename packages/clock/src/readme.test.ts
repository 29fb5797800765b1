import { expect, test } from 'vitest'
import { runExample } from '../../../scripts/example.js'
import * as jadoube from './index.js'

test('the example in the README gives the stated results', () => {
  const readme = new URL('../README.md', import.meta.url)
  const checked = runExample(readme, { '@jadoube/clock': jadoube })
  for (const { actual, said } of checked) expect(actual).toBe(said)
  expect(checked).toHaveLength(7)
})
