import { expect, test } from 'vitest'
import * as clock from './index.js'

const wrong = [undefined, null, 5, true, {}, [], Symbol('x'), () => 'x', new String('5+3')]
const parsers = Object.entries(clock).filter(([name]) => name.startsWith('parse'))

test('there are parsers to test', () => {
  expect(parsers.map(([name]) => name)).toEqual(['parseClockTime', 'parseTimeControl'])
})

test.each(parsers)('%s names itself if it is not given a text', (name, parse) => {
  for (const value of wrong) {
    expect(() => (parse as (text: unknown) => unknown)(value)).toThrow(
      new RegExp(`^${name}: text must be a string, not \\S`),
    )
  }
})
