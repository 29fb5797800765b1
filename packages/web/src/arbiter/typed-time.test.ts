import {
  clockSetup,
  makeClockTime,
  millis,
  minutes,
  newClock,
  parseTimeControl,
} from '@jadoube/clock'
import { describe, expect, test } from 'vitest'
import { longestTime, readTypedTime } from './typed-time.js'

const most = (control: string): number => {
  const read = parseTimeControl(control)
  if (!read.ok) throw new Error(control)
  return longestTime(newClock(clockSetup(read.value)), 'white')
}

describe('a typed time', () => {
  test.each(['5400+30', '40/5400+30:1800+30', '7200', '3600'])(
    'with two numbers may be hours on a clock of hours (%s), and the arbiter is asked',
    control => {
      expect(readTypedTime('1:00', most(control))).toEqual({
        kind: 'either',
        hours: minutes(60),
        minutes: minutes(1),
      })
    },
  )

  test('`1:25` is 1 h 25 min or 1 min 25 s', () => {
    const time = readTypedTime(' 1:25 ', most('5400+30'))
    expect(time).toEqual({ kind: 'either', hours: minutes(85), minutes: millis(85_000) })
    if (time.kind !== 'either') return
    for (const [ms, full] of [
      [time.hours, '1:25:00'],
      [time.minutes, '0:01:25'],
    ] as const) {
      expect(makeClockTime(ms)).toBe(full)
      expect(readTypedTime(full, most('5400+30'))).toEqual({ kind: 'time', ms })
    }
  })

  test.each([
    ['1:25', '300+3', 85_000],
    ['1:25', '900+10', 85_000],
    ['45:00', '5400+30', 45 * 60_000],
    ['0:42', '5400+30', 42_000],
    ['1:25.5', '5400+30', 85_500],
    ['1:25:00', '5400+30', 85 * 60_000],
  ])('%s on a clock of %s is unambiguous', (text, control, ms) => {
    expect(readTypedTime(text, most(control))).toEqual({ kind: 'time', ms })
  })

  test.each(['', '85', '1:2', '1:75', 'soon', '1:25 h'])('%j is not a time', text => {
    expect(readTypedTime(text, most('5400+30'))).toEqual({ kind: 'unreadable' })
  })
})
