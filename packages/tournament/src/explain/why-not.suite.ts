import { expect, test } from 'vitest'
import { reasonsAgainstLiteral } from '../testing/reasons-against-literal.js'

test.each([1, 51, 101, 151])('the answers from seed %i on agree with brute force', from => {
  const seeds = Array.from({ length: 50 }, (_, i) => from + i)
  const seen = reasonsAgainstLiteral(seeds, 10)
  expect([...seen.keys()]).toContain('C7')
})
