import { expect, test } from 'vitest'
import { instant, later, millis, minutes, seconds } from './time.js'

test('lengths of time are whole milliseconds', () => {
  expect(seconds(0.1)).toBe(100)
  expect(seconds(1.005)).toBe(1_005)
  expect(minutes(1.5)).toBe(90_000)
  expect(() => seconds(1 / 3)).toThrow(RangeError)
  expect(() => millis(0.5)).toThrow(RangeError)
  expect(() => millis(Number.NaN)).toThrow(RangeError)
})

test('moments are whole milliseconds', () => {
  expect(later(instant(5), seconds(1))).toBe(1_005)
  expect(() => instant(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})
