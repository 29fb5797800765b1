import { describe, expect, test } from 'vitest'
import { nextAlarm, whenLeft } from './alarm.js'
import { newClock, pauseClock, settleClock } from './clock.js'
import { clockSetup } from './setup.js'
import { at, control, pressed, started } from './testing/clocks.js'
import { minutes, seconds } from './time.js'

describe('the next alarm', () => {
  test('is when the running flag will fall', () => {
    expect(nextAlarm(started('300'))).toEqual({ at: 300_000, side: 'white', period: 0, adds: null })
    expect(nextAlarm(pressed(started('180+2'), 10))).toMatchObject({ at: 192_000, side: 'black' })
    expect(nextAlarm(started('300d3'))?.at).toBe(303_000)
  })

  test('says whether the next period will be added at that moment', () => {
    const clock = started('40/60:30', { nextPeriod: 'at-zero' })
    expect(nextAlarm(clock)).toEqual({ at: 60_000, side: 'white', period: 0, adds: 30_000 })
    const second = settleClock(clock, at(60))
    expect(nextAlarm(second)).toEqual({ at: 90_000, side: 'white', period: 1, adds: null })
    expect(nextAlarm(started('40/60:30'))?.adds).toBeNull()
  })

  test('does not move while nobody touches the clock', () => {
    const clock = started('300d3')
    for (const second of [1, 3, 4, 302])
      expect(nextAlarm(settleClock(clock, at(second)))).toEqual(nextAlarm(clock))
  })

  test('is null on a clock that is ready, paused or at zero', () => {
    const clock = started('60')
    expect(nextAlarm(newClock(clockSetup(control('60'))))).toBeNull()
    expect(nextAlarm(pauseClock(clock, at(1)))).toBeNull()
    expect(nextAlarm(settleClock(clock, at(60)))).toBeNull()
  })
})

describe('when a clock will be down to a given time', () => {
  test('counts the delay', () => {
    expect(whenLeft(started('600'), 'white', minutes(5))).toBe(300_000)
    expect(whenLeft(started('600d3'), 'white', minutes(5))).toBe(303_000)
    expect(whenLeft(started('600d3'), 'white', minutes(10))).toBe(0)
  })

  test('is null for a clock that is not running, has less, or is at zero', () => {
    const clock = started('600')
    expect(whenLeft(clock, 'black', minutes(5))).toBeNull()
    expect(whenLeft(clock, 'white', minutes(11))).toBeNull()
    expect(whenLeft(pauseClock(clock, at(1)), 'white', minutes(5))).toBeNull()
    expect(whenLeft(settleClock(clock, at(600)), 'white', seconds(0))).toBeNull()
  })
})
