import { describe, expect, test } from 'vitest'
import { setClock } from './adjustment.js'
import { nextAlarm } from './alarm.js'
import { newClock, pauseClock, pressClock, restartClock, startClock, timeLeft } from './clock.js'
import { readClock } from './reading.js'
import { clockSetup } from './setup.js'
import { at, control, pressed, started } from './testing/clocks.js'
import { millis, seconds } from './time.js'

describe('two clocks of which one runs', () => {
  test('[clock.definition · fide-2009] [clock.definition · fide-2017] [clock.definition · fide-2018] at most one clock runs', () => {
    const clock = started('300')
    expect(readClock(clock, at(10))).toMatchObject({
      running: 'white',
      white: { left: 290_000 },
      black: { left: 300_000 },
    })
    const after = pressed(clock, 10)
    expect(readClock(after, at(17))).toMatchObject({
      running: 'black',
      white: { left: 290_000 },
      black: { left: 293_000 },
    })
  })

  test('a clock that is set but not started shows its times and does not run', () => {
    const clock = newClock(clockSetup(control('300')))
    expect(readClock(clock, at(99)).running).toBeNull()
    expect(timeLeft(clock, 'white', at(99))).toBe(300_000)
    expect(pressClock(clock, 'white', at(99))).toBe(clock)
    expect(pauseClock(clock, at(99))).toBe(clock)
    expect(restartClock(clock, at(99))).toBe(clock)
  })

  test("[start.white-clock · fide-2009] [start.white-clock · fide-2018] White's clock is started, once", () => {
    const clock = startClock(newClock(clockSetup(control('300'))), at(60))
    expect(clock.turn).toBe('white')
    expect(startClock(clock, at(90))).toBe(clock)
    expect(timeLeft(clock, 'white', at(61))).toBe(299_000)
  })

  test('the players may have different times', () => {
    const setup = clockSetup({ white: control('300'), black: control('240+1') })
    const clock = newClock(setup)
    expect(timeLeft(clock, 'white', at(0))).toBe(300_000)
    expect(timeLeft(clock, 'black', at(0))).toBe(241_000)
  })

  test('a clock with no time at all cannot be set', () => {
    const none = { moves: null, time: seconds(0), mode: 'none', extra: seconds(0) } as const
    expect(() => newClock(clockSetup({ periods: [none] }))).toThrow(RangeError)
  })
})

describe('pressing', () => {
  test('[clock.press-after-move · fide-2009] [clock.press-after-move · fide-2018] a press stops one clock and starts the other', () => {
    const clock = pressClock(started('300'), 'white', at(5))
    expect(clock.turn).toBe('black')
    expect(timeLeft(clock, 'white', at(50))).toBe(295_000)
    expect(timeLeft(clock, 'black', at(50))).toBe(255_000)
  })

  test('[clock.time-to-press · fide-2009] [clock.time-to-press · fide-2018] until they press, time counts against the mover', () => {
    const clock = started('300')
    expect(timeLeft(pressClock(clock, 'white', at(5)), 'white', at(8))).toBe(295_000)
    expect(timeLeft(pressClock(clock, 'white', at(8)), 'white', at(8))).toBe(292_000)
  })

  test('[gloss.move-counter · fide-2017] the counter counts presses, each side its own', () => {
    const { white, black } = pressed(started('300'), 1, 2, 3)
    expect([white.presses, black.presses]).toEqual([2, 1])
  })

  test('a press of the player whose clock does not run has no effect', () => {
    const clock = pressed(started('180+2'), 4)
    expect(pressClock(clock, 'white', at(9))).toBe(clock)
    const paused = pauseClock(clock, at(5))
    expect(pressClock(paused, 'black', at(9))).toBe(paused)
  })

  test('a time before the last one counts as no time passed', () => {
    const clock = pressed(started('300'), 10)
    expect(timeLeft(clock, 'black', at(4))).toBe(300_000)
    const back = pressClock(clock, 'black', at(4))
    expect(timeLeft(back, 'black', at(10))).toBe(300_000)
    expect(timeLeft(back, 'white', at(11))).toBe(289_000)
  })
})

describe('increment', () => {
  test('[gloss.cumulative · fide-2017] [time.per-move · fide-2009] [time.per-move · fide-2018] it is added before each move, the first included', () => {
    const clock = started('3600+30')
    expect(timeLeft(clock, 'white', at(0))).toBe(3_630_000)
    expect(timeLeft(clock, 'black', at(0))).toBe(3_630_000)
    // Ten seconds used of 3630, and thirty for the next move.
    expect(timeLeft(pressed(clock, 10), 'white', at(10))).toBe(3_650_000)
  })

  test('unused increment is kept', () => {
    const clock = pressed(started('60+5'), 1, 2, 3, 4)
    expect(timeLeft(clock, 'black', at(4))).toBe(60_000 + 3 * 5_000 - 2_000)
  })
})

describe('delay', () => {
  test('[time.delay · fide-2009] [time.delay · fide-2017] [time.delay · fide-2018] pressed within the delay, main time is unchanged and the rest of the delay is lost', () => {
    // A delay of five seconds, pressed after two.
    const clock = pressed(started('3600d5'), 2)
    expect(timeLeft(clock, 'white', at(2))).toBe(3_600_000)
    const next = pressed(clock, 3)
    expect(readClock(next, at(3)).white.free).toBe(5_000)
    expect(timeLeft(next, 'white', at(3 + 6))).toBe(3_599_000)
  })

  test('main time runs only when the delay is used up', () => {
    const clock = started('3600d5')
    expect(timeLeft(clock, 'white', at(0))).toBe(3_600_000)
    expect(readClock(clock, at(2)).white).toMatchObject({ left: 3_600_000, free: 3_000 })
    expect(timeLeft(clock, 'white', at(5))).toBe(3_600_000)
    expect(timeLeft(clock, 'white', at(5.001))).toBe(3_599_999)
    expect(timeLeft(pressed(clock, 12), 'white', at(12))).toBe(3_593_000)
  })

  test('a pause keeps what is left of the delay', () => {
    const paused = pauseClock(started('300d5'), at(2))
    const clock = restartClock(paused, at(100))
    expect(timeLeft(clock, 'white', at(103))).toBe(300_000)
    expect(timeLeft(clock, 'white', at(104))).toBe(299_000)
  })
})

describe('Bronstein', () => {
  test('the press gives back the time used, at most the extra', () => {
    const clock = started('300b3')
    expect(timeLeft(clock, 'white', at(0))).toBe(300_000)
    expect(timeLeft(clock, 'white', at(2))).toBe(298_000)
    expect(timeLeft(pressed(clock, 2), 'white', at(2))).toBe(300_000)
    expect(timeLeft(pressed(clock, 10), 'white', at(10))).toBe(293_000)
  })

  test('a pause within the move does not make it two moves', () => {
    const paused = pauseClock(started('300b3'), at(2))
    const clock = pressClock(restartClock(paused, at(50)), 'white', at(52))
    expect(timeLeft(clock, 'white', at(52))).toBe(299_000)
  })

  test('the flag falls when main time and extra are used up, as with a delay (6.3.2)', () => {
    const clock = started('5b3')
    expect(readClock(clock, at(6)).white).toMatchObject({ left: 0, flagDown: false })
    expect(timeLeft(pressed(clock, 6), 'white', at(6))).toBe(2_000)
    expect(readClock(clock, at(8)).white).toMatchObject({ left: 0, flagDown: true })
    expect(timeLeft(pressed(clock, 8), 'white', at(8))).toBe(0)
  })

  test('the flag falls at the same moment as with a delay, whatever the moves took', () => {
    for (const thinks of [[65], [3, 20, 45], [60, 9], [1, 2, 3, 61]]) {
      const falls = (control: string) => {
        let clock = started(control)
        let now = 0
        for (const think of thinks) {
          now += think
          clock = pressClock(pressClock(clock, 'white', at(now)), 'black', at(now))
        }
        return nextAlarm(clock)?.at ?? readClock(clock, at(now)).falls.map(fall => fall.at)
      }
      expect(falls('60b5')).toEqual(falls('60d5'))
    }
  })

  test('the arbiter sets what the face shows', () => {
    const set = setClock(started('300b3'), 'white', { left: millis(100_000) }, at(2))
    expect(timeLeft(set, 'white', at(2))).toBe(100_000)
    expect(timeLeft(pressed(set, 2), 'white', at(2))).toBe(102_000)
  })
})

describe('pause and restart', () => {
  test('[clock.interrupt · fide-2009] [clock.interrupt · fide-2018] while paused neither clock runs', () => {
    const clock = pauseClock(started('300'), at(30))
    expect(readClock(clock, at(1000))).toMatchObject({
      running: null,
      white: { left: 270_000, used: 30_000 },
      black: { left: 300_000, used: 0 },
    })
    expect(pauseClock(clock, at(1000))).toBe(clock)
  })

  test('[clock.restart · fide-2009] [clock.restart · fide-2018] it continues from where it stopped, with either side', () => {
    const clock = pauseClock(started('300d3'), at(30))
    expect(timeLeft(restartClock(clock, at(500)), 'white', at(510))).toBe(263_000)
    const other = restartClock(clock, at(500), 'black')
    expect(readClock(other, at(510))).toMatchObject({
      running: 'black',
      white: { left: 273_000, presses: 0 },
      black: { left: 293_000, presses: 0 },
    })
    const running = restartClock(clock, at(500))
    expect(restartClock(running, at(600), 'black')).toBe(running)
  })
})
