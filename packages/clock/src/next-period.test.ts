import { describe, expect, test } from 'vitest'
import { setClock } from './adjustment.js'
import { pressClock, settleClock, timeLeft } from './clock.js'
import { standingFalls } from './flag.js'
import { readClock } from './reading.js'
import { at, played, pressed, started } from './testing/clocks.js'
import { millis } from './time.js'

const text = '3/60+2:2/40+2:30+5'

describe('the next period, at the move count', () => {
  test('[time.carry-over · fide-2009] [time.carry-over · fide-2017] [time.carry-over · fide-2018] its time is added to what was saved', () => {
    const before = pressed(started(text), 10, 20, 30, 40, 50)
    expect(timeLeft(before, 'white', at(50))).toBe(60_000 + 3 * 2_000 - 30_000 + 40_000 + 2_000)
    expect(before.white.period).toBe(1)
    expect(before.black.period).toBe(0)
  })

  test('the extra per move is the one of the period that the move belongs to', () => {
    // Five moves, ten seconds each: 2 s before moves 1 to 5, 5 s before move 6.
    const clock = played(started(text), 5, 10)
    expect(timeLeft(clock, 'black', at(100))).toBe(
      60_000 + 40_000 + 30_000 + 5 * 2_000 + 5_000 - 50_000,
    )
  })

  test('[time.quota · fide-2009] [time.quota · fide-2018] a flag that falls first falls with moves due', () => {
    const clock = started('2/60:30')
    const reading = readClock(clock, at(61))
    expect(reading.white).toMatchObject({ left: 0, overrun: 1_000, flagDown: true, movesDue: 2 })
    expect(reading.falls).toMatchObject([{ at: 60_000, period: 0, presses: 0, quota: 2 }])
  })

  test('an overrun is deducted from the next period, so that the total stays the same', () => {
    const clock = pressed(started('1/60:30'), 70)
    expect(readClock(clock, at(70)).white).toMatchObject({
      left: 20_000,
      period: 1,
      flagDown: true,
    })
  })

  test('a player who overran by more than the next period has no time in it', () => {
    const clock = pressed(started('1/60:30+5'), 100)
    expect(readClock(clock, at(100)).white).toMatchObject({ left: 0, overrun: 0, period: 1 })
    expect(clock.falls.map(({ period }) => period)).toEqual([0, 1])
  })
})

describe('the next period, at zero', () => {
  test('the time is added at zero, not at the move count', () => {
    const clock = pressed(started('1/60:30', { nextPeriod: 'at-zero' }), 10, 20)
    expect(timeLeft(clock, 'white', at(20))).toBe(50_000)
    expect(timeLeft(clock, 'white', at(69.999))).toBe(1)
    expect(timeLeft(clock, 'white', at(70))).toBe(30_000)
  })

  test('the flag falls, but the moves were completed', () => {
    const clock = pressed(started('1/60:30', { nextPeriod: 'at-zero' }), 10, 20)
    const { falls, white } = readClock(clock, at(75))
    expect(falls).toMatchObject([{ side: 'white', at: 70_000, period: 0, presses: 1, quota: 1 }])
    expect(standingFalls(falls)).toEqual([])
    expect(white).toMatchObject({ left: 25_000, flagDown: false, period: 1, movesDue: null })
  })

  test('with moves due the flag stays down, although time is added', () => {
    const clock = started('2/60:30', { nextPeriod: 'at-zero' })
    expect(readClock(clock, at(61)).white).toMatchObject({ left: 29_000, flagDown: true })
  })

  test('left alone, it runs through every period and stops at zero in the last', () => {
    const clock = settleClock(started('2/60:2/40:30', { nextPeriod: 'at-zero' }), at(1000))
    expect(clock.falls.map(fall => [fall.period, fall.at])).toEqual([
      [0, 60_000],
      [1, 100_000],
      [2, 130_000],
    ])
    expect(clock.white).toMatchObject({ left: 0, used: 130_000 })
  })

  test('clocks of the third kind add it to both sides when either reaches zero', () => {
    const clock = pressed(started('2/60:30', { nextPeriod: 'at-zero-for-both' }), 10)
    const before = readClock(clock, at(69.999))
    expect([before.white.left, before.black.left]).toEqual([50_000, 1])
    const after = readClock(clock, at(70))
    expect([after.white.left, after.black.left]).toEqual([80_000, 30_000])
    expect(after.falls.map(({ side }) => side)).toEqual(['black'])
    expect(timeLeft(clock, 'white', at(70))).toBe(80_000)
    // Then White reaches zero too: nothing is added a second time.
    const white = pressed(clock, 75)
    expect(readClock(white, at(75 + 80)).white.left).toBe(0)
  })

  test('the total is the same on all three kinds of clock', () => {
    const totals = (['at-move-count', 'at-zero', 'at-zero-for-both'] as const).map(nextPeriod => {
      const clock = played(started(text, { nextPeriod }), 8, 17)
      return [timeLeft(clock, 'white', at(272)), timeLeft(clock, 'black', at(272))]
    })
    // 130 s of main time, 2 s before five moves, 5 s before moves 6 to 9, 8 × 17 s used.
    expect(totals).toEqual(Array(3).fill([24_000, 24_000]))
  })
})

describe('a last period with a number of moves', () => {
  test('repeats as often as its moves are completed', () => {
    const clock = played(started('2/60'), 4, 10)
    expect(readClock(clock, at(80)).white).toMatchObject({ left: 140_000, period: 2, movesDue: 2 })
  })

  test('is never added without its moves, on either kind of clock', () => {
    for (const nextPeriod of ['at-move-count', 'at-zero'] as const) {
      const clock = started('2/60', { nextPeriod })
      expect(readClock(clock, at(1000)).white).toMatchObject({ left: 0, overrun: 940_000 })
      const late = pressed(clock, 70, 71, 72)
      expect(readClock(late, at(72)).white).toMatchObject({ left: 49_000, period: 1 })
    }
  })

  test('is added at zero if its moves are completed', () => {
    const clock = pressed(started('1/60', { nextPeriod: 'at-zero' }), 10, 20)
    expect(readClock(clock, at(75)).white).toMatchObject({ left: 55_000, period: 1 })
  })
})

describe('time saved in delay mode', () => {
  test('[time.carry-over · fide-2009] is not carried over where the edition excepts it', () => {
    for (const nextPeriod of ['at-move-count', 'at-zero'] as const) {
      const options = { nextPeriod, carryOver: 'except-delay' } as const
      expect(timeLeft(pressed(started('1/60d5:30d5', options), 10), 'white', at(10))).toBe(30_000)
      expect(timeLeft(pressed(started('1/60b5:30b5', options), 10), 'white', at(10))).toBe(30_000)
    }
  })

  test('is carried over in the other modes, and where the edition does not except it', () => {
    const options = { carryOver: 'except-delay' } as const
    expect(timeLeft(pressed(started('1/60:30', options), 10), 'white', at(10))).toBe(80_000)
    expect(timeLeft(pressed(started('1/60d5:30d5'), 10), 'white', at(10))).toBe(85_000)
  })

  test('an overrun is deducted all the same', () => {
    const options = { carryOver: 'except-delay' } as const
    expect(timeLeft(pressed(started('1/60d5:30d5', options), 70), 'white', at(70))).toBe(25_000)
  })
})

test('[clock.wrong-setting · fide-2009] [clock.wrong-setting · fide-2018] a counter that is wrong after a missed press is corrected, and so are the times', () => {
  // White made their second move and forgot to press; Black replied and pressed nothing.
  const clock = pressed(started('2/60:30'), 20, 30)
  const missed = setClock(clock, 'white', { presses: 2 }, at(75))
  expect(readClock(missed, at(75)).white).toMatchObject({ presses: 2, period: 1, left: 25_000 })
  const set = setClock(clock, 'white', { presses: 2, left: millis(27_000) }, at(75))
  expect(readClock(pressClock(set, 'white', at(76)), at(76)).white).toMatchObject({
    left: 26_000,
    presses: 3,
    period: 1,
  })
})
