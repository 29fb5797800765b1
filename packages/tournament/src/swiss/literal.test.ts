import { expect, test } from 'vitest'
import { differencesFromLiteral } from '../testing/against-literal.js'

test('C.04.3: small tournaments agree with the literal procedure of Articles 2 to 5', () => {
  const seeds = Array.from({ length: 80 }, (_, i) => i + 1)
  const { rounds, differences } = differencesFromLiteral(seeds)
  expect(differences).toEqual([])
  expect(rounds).toBeGreaterThan(300)
})
