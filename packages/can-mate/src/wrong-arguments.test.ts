import { ArgumentError, standardFen, standardPosition } from '@jadoube/chess'
import { expect, test } from 'vitest'
import * as canMate from './index.js'

const wrong = [undefined, null, 5, true, {}, [], standardFen, Symbol('x')]
const start = standardPosition()
/** For hosts that keep answers: none of them takes a position. */
const left = ['MateUnanswered', 'mateLeftOpen', 'nodesAtOnce', 'withMateAnswers']
const functions = Object.entries(canMate).filter(
  ([name, value]) => typeof value === 'function' && !left.includes(name),
)

test('there are functions to test', () => {
  expect(functions.length).toBeGreaterThanOrEqual(11)
})

test.each(functions)('%s names itself if it is not given a position', (name, call) => {
  for (const value of wrong) {
    const called = () => (call as (...args: unknown[]) => unknown)(value, 'white', [])
    expect(called).toThrow(ArgumentError)
    expect(called).toThrow(new RegExp(`^${name}: position must be a position`))
  }
})

test.each(['w', 'White', undefined, null, 5])('%s is not a colour', color => {
  expect(() => canMate.canCheckmate(start, color as 'white')).toThrow(RangeError)
  expect(() => canMate.provesCannotMate(start, color as 'white')).toThrow(RangeError)
  expect(() => canMate.lacksMatingMaterial(start, color as 'white')).toThrow(RangeError)
})
