import { describe, expect, test } from 'vitest'
import { cutTime, setClock } from './adjustment.js'
import { pressClock, settleClock } from './clock.js'
import { type FlagFall, firstToFall, movesWereDue, standingFalls } from './flag.js'
import { readClock } from './reading.js'
import { at, pressed, started } from './testing/clocks.js'
import { millis, seconds } from './time.js'

describe('flag-fall', () => {
  test('[clock.flag-fall · fide-2009] [clock.flag-fall · fide-2017] [clock.flag-fall · fide-2018] the flag falls at the moment the time has run out, not before', () => {
    const clock = started('300')
    expect(readClock(clock, at(299.999)).white).toMatchObject({ left: 1, flagDown: false })
    expect(readClock(clock, at(300)).white).toMatchObject({ left: 0, flagDown: true })
  })

  test('its moment is exact, even if it is read much later', () => {
    const clock = pressed(started('300'), 12.345)
    expect(settleClock(clock, at(99_999)).falls).toEqual([
      { side: 'black', at: 312_345, period: 0, presses: 0, quota: null, liftedAt: null },
    ])
  })

  test('with delay it falls when delay and main time are used', () => {
    const fall = settleClock(started('60d5'), at(70)).falls[0]
    expect(fall?.at).toBe(65_000)
  })

  test('[clock.flag · fide-2009] [clock.flag · fide-2018] each clock has its own flag', () => {
    const reading = readClock(started('300'), at(301))
    expect([reading.white.flagDown, reading.black.flagDown]).toEqual([true, false])
  })

  test('a press at the very moment of the flag-fall comes too late', () => {
    const clock = pressClock(started('60+5'), 'white', at(65))
    expect(readClock(clock, at(65)).white).toMatchObject({ left: 0, flagDown: true, presses: 1 })
  })
})

describe('the last period', () => {
  test('the clock stays at zero and counts no further', () => {
    const clock = started('60')
    expect(readClock(clock, at(500)).white).toMatchObject({ left: 0, overrun: 0, used: 60_000 })
    expect(settleClock(settleClock(clock, at(500)), at(900)).falls).toHaveLength(1)
  })

  test('neither increment nor Bronstein delay is added after the flag fall', () => {
    for (const text of ['60+5', '60b5']) {
      const clock = pressed(started(text), 100, 101, 102)
      expect(readClock(clock, at(102)).white).toMatchObject({ left: 0, presses: 2 })
    }
  })
})

describe('which flag fell first', () => {
  test('both are down and the order is known', () => {
    // Nobody notices that White's flag has fallen. White moves, and Black's flag falls as well.
    const clock = pressed(started('60'), 75)
    const reading = readClock(clock, at(200))
    expect(reading.falls.map(({ side, at }) => [side, at])).toEqual([
      ['white', 60_000],
      ['black', 135_000],
    ])
    expect(reading.firstToFall).toBe('white')
  })

  test('none has fallen', () => {
    expect(readClock(started('60'), at(30)).firstToFall).toBeNull()
  })

  test('if both fell at the same moment, the order is unknown', () => {
    const white = cutTime(started('60'), 'white', seconds(60), at(10))
    const both = setClock(white, 'black', { left: millis(0) }, at(10))
    expect(firstToFall(both.falls)).toBe('unknown')
  })

  test('a flag that fell with the moves completed, or was lifted, does not count', () => {
    const fall: FlagFall = {
      side: 'white',
      at: at(1),
      period: 0,
      presses: 40,
      quota: 40,
      liftedAt: null,
    }
    const early: FlagFall = {
      side: 'white',
      at: at(2),
      period: 0,
      presses: 39,
      quota: 40,
      liftedAt: at(3),
    }
    const black: FlagFall = {
      side: 'black',
      at: at(9),
      period: 1,
      presses: 50,
      quota: null,
      liftedAt: null,
    }
    const falls: readonly FlagFall[] = [fall, early, black]
    expect(falls.map(movesWereDue)).toEqual([false, true, true])
    expect(standingFalls(falls)).toEqual([black])
    expect(firstToFall(falls)).toBe('black')
  })
})
