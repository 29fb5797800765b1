import { expect, test } from 'vitest'
import { runExample } from '../../../scripts/example.js'
import * as jadoube from './index.js'

const readme = new URL('../README.md', import.meta.url)

test.each([
  [0, 7],
  [1, 7],
])('example %i of the README gives the stated results', (index, checks) => {
  const checked = runExample(readme, { '@jadoube/tournament': jadoube }, index)
  for (const { actual, said } of checked) expect(actual).toEqual(said)
  expect(checked).toHaveLength(checks)
})
