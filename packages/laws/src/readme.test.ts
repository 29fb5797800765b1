import { expect, test } from 'vitest'
import { examplesIn, runExample } from '../../../scripts/example.js'
import * as account from './account/index.js'
import * as jadoube from './index.js'

const readme = new URL('../README.md', import.meta.url)

test.each([
  [0, 6],
  [1, 2],
])('example %i of the README gives the stated results', (index, checks) => {
  const checked = runExample(
    readme,
    { '@jadoube/laws': jadoube, '@jadoube/laws/account': account },
    index,
  )
  for (const { actual, said } of checked) expect(actual).toEqual(said)
  expect(checked).toHaveLength(checks)
})

test('the table of the README is written in some thirty lines', () => {
  expect(examplesIn(readme)[0]!.trimEnd().split('\n').length).toBeLessThanOrEqual(34)
})
