import { expect, test } from 'vitest'
import { differencesFromLiteral } from '../testing/against-literal.js'

test.each(Array.from({ length: 50 }, (_, i) => i * 100 + 1))(
  'C.04.3: the small tournaments from seed %i on agree with the literal procedure',
  from => {
    const seeds = Array.from({ length: 100 }, (_, i) => from + i)
    expect(differencesFromLiteral(seeds).differences).toEqual([])
  },
)
