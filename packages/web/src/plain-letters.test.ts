import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.js'

test.each([
  ['Nováková, Jana', 'novakova, jana'],
  ['Đurić', 'duric'],
  ['Djurić', 'duric'],
  ['Ђурић', 'duric'],
  ['Љиљана', 'ljiljana'],
  ['ŽUPAN', 'zupan'],
  ['Mäkinen', 'makinen'],
  ['Wałęsa', 'walesa'],
])('%s is found as %s', (name, typed) => {
  expect(plainLetters(name)).toBe(typed)
})
