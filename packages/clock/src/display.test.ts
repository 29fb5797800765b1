import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayTime, makeClockTime, parseClockTime } from './display.js'
import { millis } from './time.js'

describe("a clock's face", () => {
  test.each([
    [5_400_000, '1:30:00'],
    [5_399_001, '1:30:00'],
    [36_000_000, '10:00:00'],
    [3_600_000, '1:00:00'],
    [3_599_999, '1:00:00'],
    [3_599_000, '59:59'],
    [1_745_000, '29:05'],
    [60_000, '1:00'],
    [59_000, '0:59'],
    [20_000, '0:20'],
    [19_999, '0:20.0'],
    [19_900, '0:19.9'],
    [9_450, '0:09.5'],
    [1, '0:00.1'],
    [0, '0:00'],
    [-3_000, '0:00'],
  ])('%i ms is %s', (left, face) => {
    expect(displayTime(millis(left))).toBe(face)
  })

  test('shows zero only if no time is left, and never less than is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), left => {
        const face = displayTime(millis(left))
        expect(face).toMatch(/[1-9]/)
        const shown = parseClockTime(face)
        expect(shown.ok && shown.value - left).toBeGreaterThanOrEqual(0)
        expect(shown.ok && shown.value - left).toBeLessThan(1000)
      }),
    )
  })

  test('never goes up while time runs down', () => {
    fc.assert(
      fc.property(fc.nat(50_000_000), fc.nat(2_000), (left, step) => {
        const value = (ms: number) => {
          const parsed = parseClockTime(displayTime(millis(ms)))
          return parsed.ok ? parsed.value : Number.NaN
        }
        expect(value(left)).toBeLessThanOrEqual(value(left + step))
      }),
    )
  })
})

describe('a time written exactly', () => {
  test.each([
    [5_400_000, '1:30:00'],
    [9_500, '0:00:09.5'],
    [61_001, '0:01:01.001'],
    [0, '0:00:00'],
  ])('%i ms is %s', (time, text) => {
    expect(makeClockTime(millis(time))).toBe(text)
  })

  test('is read back', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000_000), time => {
        expect(parseClockTime(makeClockTime(millis(time)))).toEqual({ ok: true, value: time })
      }),
    )
  })

  test.each([
    '',
    '5',
    '1:5',
    '1:60',
    '1:60:00',
    '-1:00',
    '1:00:00:00',
    '1:00.',
    '1:00.1234',
    'a:bc',
  ])('rejects %j', text => {
    expect(parseClockTime(text)).toEqual({
      ok: false,
      error: { code: 'clock-time-malformed', text },
    })
  })

  test('minutes alone may be more than an hour', () => {
    expect(parseClockTime('90:00')).toEqual({ ok: true, value: 5_400_000 })
  })
})
