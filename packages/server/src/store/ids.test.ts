import { expect, test } from 'vitest'
import { parseActId, parseBoardId } from './ids.js'

test('an id contains no separators, quotes or line ends', () => {
  expect(parseBoardId('b-7.1:A_z')).toBe('b-7.1:A_z')
  expect(parseActId('x'.repeat(64))).toBe('x'.repeat(64))
  for (const text of ['', 'x'.repeat(65), 'a b', 'a\n', 'a/b', "a'b", 'é', 'a\u0000'])
    expect(parseBoardId(text)).toBeUndefined()
})
