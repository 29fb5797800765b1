import { describe, expect, test } from 'vitest'
import { addTime, cutTime, setClock, setExtra, withdrawPress } from './adjustment.js'
import { nextAlarm } from './alarm.js'
import { pauseClock, restartClock, settleClock, timeLeft } from './clock.js'
import { readClock } from './reading.js'
import { at, pressed, started } from './testing/clocks.js'
import { millis, minutes, seconds } from './time.js'

describe('adding time', () => {
  test('goes to one side only, running or not', () => {
    const clock = addTime(started('300'), 'white', minutes(2), at(10))
    expect(readClock(clock, at(15))).toMatchObject({
      white: { left: 405_000 },
      black: { left: 300_000 },
    })
    expect(timeLeft(addTime(clock, 'black', minutes(2), at(15)), 'black', at(20))).toBe(420_000)
    expect(addTime(pauseClock(clock, at(15)), 'white', minutes(1), at(99)).state).toBe('paused')
  })

  test('after zero in the last period gives the clock that time and raises the flag', () => {
    const down = settleClock(started('60'), at(100))
    const clock = addTime(down, 'white', minutes(2), at(100))
    expect(readClock(clock, at(110)).white).toMatchObject({ left: 110_000, flagDown: false })
    expect(clock.falls).toMatchObject([{ at: 60_000, liftedAt: 100_000 }])
    expect(readClock(clock, at(220)).falls).toMatchObject([
      { at: 60_000, liftedAt: 100_000 },
      { at: 220_000, liftedAt: null },
    ])
  })

  test('for a player who overran an earlier period is first set off against the overrun', () => {
    const clock = addTime(started('2/60:30'), 'white', seconds(5), at(70))
    expect(readClock(clock, at(70)).white).toMatchObject({
      left: 0,
      overrun: 5_000,
      flagDown: true,
    })
    const enough = addTime(clock, 'white', seconds(15), at(70))
    expect(readClock(enough, at(70)).white).toMatchObject({ left: 10_000, flagDown: false })
  })

  test('adding nothing changes nothing, and a negative time throws', () => {
    const clock = started('60')
    expect(timeLeft(addTime(clock, 'white', millis(0), at(1)), 'white', at(1))).toBe(59_000)
    expect(() => addTime(clock, 'white', millis(-1), at(1))).toThrow(RangeError)
    expect(() => cutTime(clock, 'white', millis(-1), at(1))).toThrow(RangeError)
  })
})

describe('cutting time', () => {
  test('takes it from one side', () => {
    const clock = cutTime(started('300'), 'black', minutes(1), at(5))
    expect(readClock(clock, at(5))).toMatchObject({
      white: { left: 295_000 },
      black: { left: 240_000 },
    })
  })

  test('taking all the time or more makes the flag fall at once, even on a stopped clock', () => {
    for (const cut of [300, 301, 9000]) {
      const clock = cutTime(started('300'), 'black', seconds(cut), at(7))
      expect(readClock(clock, at(8))).toMatchObject({
        black: { left: 0, flagDown: true, used: 0 },
        falls: [{ side: 'black', at: 7_000 }],
      })
    }
  })

  test('a negative balance is deducted from the next period', () => {
    const owing = cutTime(started('1/60:30'), 'white', seconds(70), at(0))
    expect(readClock(owing, at(0)).white).toMatchObject({ left: 0, overrun: 10_000 })
    const more = cutTime(owing, 'white', seconds(5), at(0))
    expect(timeLeft(pressed(more, 1), 'white', at(1))).toBe(14_000)
    const atZero = started('1/60:30', { nextPeriod: 'at-zero' })
    expect(timeLeft(cutTime(atZero, 'white', seconds(70), at(0)), 'white', at(0))).toBe(20_000)
  })

  test('takes nothing from a clock at zero in the last period', () => {
    const down = settleClock(started('60'), at(100))
    expect(cutTime(down, 'white', minutes(1), at(100))).toBe(down)
  })
})

describe('setting', () => {
  test('a running clock continues from the new time', () => {
    const clock = setClock(started('300'), 'white', { left: minutes(10) }, at(30))
    expect(timeLeft(clock, 'white', at(40))).toBe(590_000)
    expect(nextAlarm(clock)?.at).toBe(630_000)
    expect(clock.white.used).toBe(30_000)
  })

  test('the counter alone leaves the time as it is, and does not add a period twice', () => {
    const clock = pressed(started('1/60:30'), 10)
    const set = setClock(clock, 'white', { presses: 0 }, at(10))
    expect(readClock(set, at(10)).white).toMatchObject({ left: 80_000, presses: 0, period: 1 })
    expect(timeLeft(pressed(set, 11, 12), 'white', at(12))).toBe(79_000)
  })

  test('a time and a counter together: no period is added to the time that was set', () => {
    const set = setClock(started('2/60:30'), 'black', { left: minutes(5), presses: 2 }, at(1))
    expect(readClock(set, at(1)).black).toMatchObject({ left: 300_000, period: 1, movesDue: null })
  })

  test('a clock that adds at zero must be told which period the time includes', () => {
    const clock = started('2/60:30', { nextPeriod: 'at-zero' })
    const first = setClock(clock, 'white', { left: seconds(20), presses: 2 }, at(0))
    expect(timeLeft(first, 'white', at(20))).toBe(30_000)
    const second = setClock(clock, 'white', { left: seconds(20), presses: 2, period: 1 }, at(0))
    expect(timeLeft(second, 'white', at(20))).toBe(0)
  })

  test('a period alone can be set', () => {
    const set = setClock(started('2/60:30'), 'white', { period: 1 }, at(0))
    expect(readClock(set, at(0)).white).toMatchObject({ left: 60_000, period: 1 })
  })

  test('lifts a fallen flag, and zero makes it fall', () => {
    const down = settleClock(started('60'), at(60))
    const up = setClock(down, 'white', { left: seconds(1) }, at(80))
    expect(readClock(up, at(80)).white).toMatchObject({ left: 1_000, flagDown: false })
    const again = setClock(up, 'white', { left: seconds(0) }, at(80))
    expect(again.falls).toMatchObject([{ liftedAt: 80_000 }, { at: 80_000, liftedAt: null }])
  })

  test('to an impossible value throws', () => {
    const clock = started('60')
    expect(() => setClock(clock, 'white', { left: millis(-1) }, at(0))).toThrow(RangeError)
    expect(() => setClock(clock, 'white', { presses: 1.5 }, at(0))).toThrow(RangeError)
    expect(() => setClock(clock, 'white', { period: -1 }, at(0))).toThrow(RangeError)
  })
})

describe('the extra per move', () => {
  test('[qpf.incr.granted · fide-2017] [qpf.incr.granted · fide-2018] five seconds for both from now on, and two minutes for the opponent', () => {
    const clock = pressed(started('300'), 200, 400)
    const extra = setExtra(clock, 'both', 'increment', seconds(5), at(410))
    const given = addTime(extra, 'black', minutes(2), at(410))
    expect(readClock(given, at(410))).toMatchObject({
      white: { left: 90_000 },
      black: { left: 220_000 },
    })
    const next = pressed(given, 412, 413)
    expect(readClock(next, at(413))).toMatchObject({
      white: { left: 93_000 },
      black: { left: 224_000 },
    })
  })

  test('for one side, in any mode, or none again', () => {
    const delay = setExtra(started('60+2'), 'white', 'delay', seconds(5), at(0))
    const clock = pressed(delay, 1, 2)
    expect(readClock(clock, at(2))).toMatchObject({
      white: { left: 61_000, free: 5_000 },
      black: { left: 63_000 },
    })
    const none = setExtra(clock, 'white', 'increment', seconds(0), at(2))
    expect(none.setup.white.periods[0]).toMatchObject({ mode: 'none', extra: 0 })
  })
})

describe('withdrawing a press', () => {
  test('takes back the counter and the increment', () => {
    const clock = withdrawPress(pressed(started('60+5'), 10), 'white', at(20))
    expect(readClock(clock, at(20))).toMatchObject({
      running: 'black',
      white: { left: 55_000, presses: 0 },
    })
  })

  test('takes back the period that it added', () => {
    const clock = withdrawPress(pressed(started('1/60:30+5'), 10), 'white', at(20))
    expect(readClock(clock, at(20)).white).toMatchObject({ left: 50_000, presses: 0, period: 0 })
    const again = pressed(clock, 21, 22)
    expect(readClock(again, at(22)).white).toMatchObject({ left: 84_000, period: 1 })
  })

  test.each(['60d5', '60b5'])('lets the move go on with what was left of its delay: %s', text => {
    const withdrawn = withdrawPress(pressed(started(text), 3), 'white', at(5))
    const again = restartClock(pauseClock(withdrawn, at(5)), at(5), 'white', false)
    // Three seconds and then four: five of the seven are free.
    expect(timeLeft(pressed(again, 9), 'white', at(9))).toBe(58_000)
    const restarted = restartClock(pauseClock(withdrawn, at(5)), at(5), 'white')
    expect(timeLeft(pressed(restarted, 9), 'white', at(9))).toBe(60_000)
  })

  test('shows no delay for the side that is not on the move', () => {
    const clock = pressed(started('60d5'), 3)
    expect(readClock(clock, at(3))).toMatchObject({ white: { free: 0 }, black: { free: 5000 } })
  })

  test('leaves a clock alone on which nobody pressed, and one that stands at zero', () => {
    const clock = started('60+5')
    expect(withdrawPress(clock, 'white', at(0))).toBe(clock)
    const down = withdrawPress(pressed(clock, 100), 'white', at(100))
    expect(readClock(down, at(100)).white).toMatchObject({ left: 0, presses: 0, flagDown: true })
  })
})
